package org.lunartable.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/** Answers with OpenCV's connected components of the cells. */
final class OpenCvComponents {

  private final List<Corpus.Placement> corpus;
  private final int columns;
  private final int rows;
  private final List<Mat> mats = new ArrayList<>();
  private final List<Integer> components = new ArrayList<>();
  private final Mat labels;
  private final int[] labelled;

  OpenCvComponents(Layout layout, List<Corpus.Placement> corpus) {
    nu.pattern.OpenCV.loadLocally();
    // Helpers of a pool would cost more processor time on so small a picture than they save.
    Core.setNumThreads(1);
    this.corpus = corpus;
    this.columns = Grid.columns(layout);
    this.rows = Grid.rows(layout);
    this.labels = new Mat();
    this.labelled = new int[columns * rows];
    for (Corpus.Placement placement : corpus) {
      Mat mat = new Mat(rows, columns, CvType.CV_8U);
      mat.put(0, 0, Grid.cells(layout, placement.bits()));
      mats.add(mat);
      components.add(Imgproc.connectedComponents(mat, labels, 8, CvType.CV_32S));
    }
  }

  /** Labels are read only when there are more components than before. */
  int answer(int i) {
    Corpus.Placement at = corpus.get(i);
    Mat mat = mats.get(i);
    mat.put(at.gridY() + 1, at.gridX() + 1, 0);
    int count = Imgproc.connectedComponents(mat, labels, 8, CvType.CV_32S);
    int spaces = 0;
    if (count > components.get(i)) {
      labels.get(0, 0, labelled);
      int outside = labelled[0];
      for (int y = 2; y < rows - 2; y += 2) {
        for (int x = 2; x < columns - 2; x += 2) {
          spaces += labelled[y * columns + x] != outside ? 1 : 0;
        }
      }
      spaces -= Words.count(at.enclosed(), 1);
    }
    mat.put(at.gridY() + 1, at.gridX() + 1, 1);
    return spaces;
  }
}
