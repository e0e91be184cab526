package org.lunartable.vision;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.opencv.core.CvException;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Rect;
import org.opencv.imgcodecs.Imgcodecs;

/**
 * A decoded colour picture in native memory; close it. Not changed after decoding, but confined to
 * one thread at a time, because closing while another thread reads crashes the process.
 */
public final class Picture implements AutoCloseable {
  private static final int MAX_SIDE = 8000;

  /** Rows left out of small copies do not matter: pieces are larger. */
  private static final int ROWS_APART = 4;

  /** Smaller ones show nothing, and some searches cannot be done in them. */
  private static final int LEAST_SIDE = 16;

  private static final long MAX_PIXELS = 40_000_000;
  private static final long MAX_BYTES = 64L << 20;

  private final Mat bgr;
  private final double decodeMillis;
  private Reduced reduced;
  private Pixels smoothed;
  private int smoothedSide;

  private Picture(Mat bgr, double decodeMillis) {
    this.bgr = bgr;
    this.decodeMillis = decodeMillis;
  }

  /**
   * Reads a JPEG or PNG file.
   *
   * <p>The coded data of a JPEG are walked through once more for damage, which decoders hide; that
   * is left out where pictures come in a stream ({@link #decode(byte[])}).
   *
   * @throws BadPicture when the file is missing, unreadable, damaged or no whole picture
   */
  public static Picture load(Path file) throws BadPicture {
    try {
      if (Files.isDirectory(file)) {
        throw new BadPicture(file + " is a folder, not a picture; name a JPEG or PNG file.");
      }
      if (Files.size(file) > MAX_BYTES) {
        throw new BadPicture(file + " is larger than 64 MB; give a smaller picture.");
      }
      byte[] bytes = Files.readAllBytes(file);
      Picture picture = decode(bytes, file.toString());
      if (bytes[0] != (byte) 0xFF || JpegScan.whole(bytes)) {
        return picture;
      }
      picture.close();
      throw damaged(file.toString(), null);
    } catch (NoSuchFileException e) {
      throw new BadPicture(file + " does not exist; check the path of the picture.", e);
    } catch (IOException e) {
      throw new BadPicture(file + " cannot be read; check its permissions.", e);
    }
  }

  /** Whether a file begins as a JPEG or PNG file does, whole or not. */
  public static boolean isPicture(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return ImageHeader.of(in.readNBytes(64)) != null;
    }
  }

  /**
   * Decodes the bytes of a JPEG or PNG file.
   *
   * @throws BadPicture when they are no whole picture
   */
  public static Picture decode(byte[] file) throws BadPicture {
    return decode(file, "The picture");
  }

  private static Picture decode(byte[] file, String name) throws BadPicture {
    OpenCv.load();
    long start = System.nanoTime();
    check(file, name);
    try (Mats mats = new Mats()) {
      MatOfByte bytes = mats.keep(new MatOfByte(file));
      Mat bgr = Imgcodecs.imdecode(bytes, Imgcodecs.IMREAD_COLOR);
      if (bgr.empty()) {
        bgr.release();
        throw damaged(name, null);
      }
      return new Picture(bgr, (System.nanoTime() - start) / 1e6);
    } catch (CvException e) {
      throw damaged(name, e);
    }
  }

  private static BadPicture damaged(String name, Throwable cause) {
    return new BadPicture(name + " is damaged and cannot be decoded; take it again.", cause);
  }

  private static void check(byte[] file, String name) throws BadPicture {
    if (file.length == 0) {
      throw new BadPicture(name + " is empty (0 bytes); take it again.");
    }
    ImageHeader header = ImageHeader.of(file);
    if (header == null) {
      throw new BadPicture(name + " is neither JPEG nor PNG; give a JPEG or PNG picture.");
    }
    int width = header.width();
    int height = header.height();
    if (width > MAX_SIDE || height > MAX_SIDE || (long) width * height > MAX_PIXELS) {
      throw new BadPicture(
          name
              + " is too large (%d x %d pixels); give at most %d pixels a side and 40 megapixels."
                  .formatted(width, height, MAX_SIDE));
    }
    if (!header.complete() || width <= 0 || height <= 0) {
      throw new BadPicture(name + " is cut off before its end; copy or take it again.");
    }
    if (width < LEAST_SIDE || height < LEAST_SIDE) {
      throw new BadPicture(
          name
              + " is too small (%d x %d pixels); give at least %d pixels a side."
                  .formatted(width, height, LEAST_SIDE));
    }
  }

  /**
   * Wraps 8-bit blue, green, red pixels, row by row from the top left, for simulated cameras.
   *
   * @throws IllegalArgumentException when the length is not width * height * 3
   */
  public static Picture ofBgr(int width, int height, byte[] pixels) {
    if (width <= 0 || height <= 0 || pixels.length != width * height * 3) {
      throw new IllegalArgumentException("pixels do not fill " + width + " x " + height);
    }
    OpenCv.load();
    Mat bgr = new Mat(height, width, CvType.CV_8UC3);
    bgr.put(0, 0, pixels);
    return new Picture(bgr, 0);
  }

  /**
   * A copy of the pixels, as {@link #ofBgr} takes them; turned as a camera's note in the file says.
   */
  public byte[] bgr() {
    byte[] pixels = new byte[3 * width() * height()];
    bgr.get(0, 0, pixels);
    return pixels;
  }

  public int width() {
    return bgr.cols();
  }

  public int height() {
    return bgr.rows();
  }

  /** How long checking and decoding took, in milliseconds; reading the file is not in it. */
  public double decodeMillis() {
    return decodeMillis;
  }

  /** Bright spots with a dark ring around them, best first: where a die may lie. */
  public List<Spot> spots(int atMost) {
    return SpotSearch.all(reduced(), atMost);
  }

  /** The same of large spots only, as a near die makes them: much faster. */
  public List<Spot> largeSpots(int atMost) {
    return SpotSearch.large(reduced(), atMost);
  }

  /** The longest straight lines within a square around a place, of twice the reach in pixels. */
  public List<Line> lines(double u, double v, double reach) {
    return reduced().lines(u, v, reach);
  }

  /** The printed markers (ArUco 4X4_50) in the picture. */
  public List<Marker> markers() {
    return MarkerSearch.in(bgr);
  }

  /**
   * Areas brighter than what lies around them.
   *
   * @param around side of the square they are compared with, as a share of the longer side
   */
  public List<Area> brightAreas(double around) {
    return BrightAreas.in(bgr, around);
  }

  /**
   * Copies at least the part of a rectangle that lies in the picture, averaged over squares. What
   * was copied last is kept and serves again for what lies in it.
   *
   * @param side of the squares, pixels; an odd number, 1 for no averaging
   */
  public Pixels smoothed(int side, int left, int top, int width, int height) {
    Pixels known = smoothed;
    Rect part = new Rect(left, top, width, height);
    if (known == null || smoothedSide != side || !known.holds(part, bgr)) {
      smoothed = Pixels.smoothed(bgr, side, left, top, width, height);
      smoothedSide = side;
    }
    return smoothed;
  }

  /** Four-cornered shapes whose sides are edges, the largest first: cards, sheets, trays. */
  public List<Quad> quads() {
    return QuadSearch.in(bgr);
  }

  private Reduced reduced() {
    if (reduced == null) {
      reduced = new Reduced(bgr);
    }
    return reduced;
  }

  /** A small grey copy, about this many pixels wide. */
  public Thumbnail thumbnail(int width) {
    return Thumbnail.of(bgr, width);
  }

  /**
   * A small grey copy of a rectangle, its sides smaller by a whole factor, from every fourth row.
   *
   * @param factor a multiple of four
   */
  public Thumbnail thumbnail(int left, int top, int width, int height, int factor) {
    return Thumbnail.of(bgr, new Rect(left, top, width, height), factor, ROWS_APART);
  }

  /**
   * Copies a rectangle out of the picture. It may reach over the border; pixels there repeat the
   * border's.
   */
  public Pixels crop(int left, int top, int width, int height) {
    return Pixels.of(bgr, left, top, width, height);
  }

  /**
   * The part of a rectangle that lies in the picture as a JPEG file, coded anew: nothing but pixels
   * is in it, no place and no time.
   *
   * @param longest side of the file's picture, pixels; a larger part is made smaller
   * @throws IllegalArgumentException when nothing of the rectangle is in the picture
   */
  public byte[] jpeg(int left, int top, int width, int height, int longest) {
    return JpegPart.of(bgr, new Rect(left, top, width, height), longest);
  }

  /**
   * A picture of the same size in which all but a rectangle fades into one plain colour, for
   * looking only there. To be closed apart from this one.
   *
   * @throws IllegalArgumentException when nothing of the rectangle is in the picture
   */
  public Picture only(int left, int top, int width, int height) {
    if (width <= 0
        || height <= 0
        || left >= width()
        || top >= height()
        || left + width <= 0
        || top + height <= 0) {
      throw new IllegalArgumentException("the rectangle lies outside the picture");
    }
    return new Picture(PictureFade.around(bgr, new Rect(left, top, width, height)), decodeMillis);
  }

  @Override
  public void close() {
    if (reduced != null) {
      reduced.close();
    }
    bgr.release();
  }
}
