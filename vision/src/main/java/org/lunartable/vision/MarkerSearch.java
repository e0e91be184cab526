package org.lunartable.vision;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.ArucoDetector;
import org.opencv.objdetect.DetectorParameters;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;
import org.opencv.objdetect.RefineParameters;

/** Finds printed markers in a whole picture. Stateless. */
final class MarkerSearch {

  private MarkerSearch() {}

  static List<Marker> in(Mat bgr) {
    try (Mats mats = new Mats()) {
      Mat grey = mats.mat();
      Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
      Mat ids = mats.mat();
      List<Mat> corners = new ArrayList<>();
      List<Mat> rejected = new ArrayList<>();
      detector().detectMarkers(grey, corners, ids, rejected);
      corners.forEach(mats::keep);
      rejected.forEach(mats::keep);
      List<Marker> markers = new ArrayList<>();
      for (int i = 0; i < corners.size(); i++) {
        markers.add(new Marker((int) ids.get(i, 0)[0], points(corners.get(i))));
      }
      return List.copyOf(markers);
    }
  }

  private static ArucoDetector detector() {
    Dictionary dictionary = Objdetect.getPredefinedDictionary(Objdetect.DICT_4X4_50);
    DetectorParameters parameters = new DetectorParameters();
    parameters.set_cornerRefinementMethod(Objdetect.CORNER_REFINE_SUBPIX);
    return new ArucoDetector(dictionary, parameters, new RefineParameters());
  }

  private static List<PixelPoint> points(Mat quad) {
    List<PixelPoint> points = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      double[] uv = quad.get(0, i);
      points.add(new PixelPoint(uv[0], uv[1]));
    }
    return points;
  }
}
