package org.lunartable.kiosk.cli.print;

import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/**
 * One page to draw on, in millimetres from its top left corner, x right and y down. Confined to one
 * thread; close it before the document is saved.
 */
final class SheetPage implements AutoCloseable {
  private static final double POINTS = 72 / 25.4;
  private static final PDFont PLAIN = new PDType1Font(FontName.HELVETICA);
  private static final PDFont BOLD = new PDType1Font(FontName.HELVETICA_BOLD);

  private final double height;
  private final PDPageContentStream content;

  SheetPage(PDDocument document, Paper paper) throws IOException {
    height = paper.height();
    PDPage page = new PDPage(new PDRectangle(points(paper.width()), points(height)));
    document.addPage(page);
    content = new PDPageContentStream(document, page);
  }

  private static float points(double millimetres) {
    return (float) (millimetres * POINTS);
  }

  private float down(double y) {
    return points(height - y);
  }

  /** A black rectangle. */
  void fill(double x, double y, double width, double high) throws IOException {
    content.addRect(points(x), down(y + high), points(width), points(high));
    content.fill();
  }

  /** The outline of a rectangle. */
  void outline(double x, double y, double width, double high, Pen pen) throws IOException {
    use(pen);
    content.addRect(points(x), down(y + high), points(width), points(high));
    content.stroke();
  }

  void line(double x0, double y0, double x1, double y1, Pen pen) throws IOException {
    use(pen);
    content.moveTo(points(x0), down(y0));
    content.lineTo(points(x1), down(y1));
    content.stroke();
  }

  /** Text whose base line begins at a point; the size is the height of a line. */
  void text(double x, double y, double size, boolean bold, String words) throws IOException {
    content.beginText();
    content.setFont(bold ? BOLD : PLAIN, points(size));
    content.newLineAtOffset(points(x), down(y));
    content.showText(words);
    content.endText();
  }

  /** Lines of text under one another; returns where the next one would stand. */
  double lines(double x, double y, double size, List<String> lines) throws IOException {
    double at = y;
    for (String line : lines) {
      text(x, at, size, false, line);
      at += 1.35 * size;
    }
    return at;
  }

  /** Text in the middle between two sides. */
  void centred(double x, double y, double size, String words) throws IOException {
    double width = PLAIN.getStringWidth(words) / 1000 * size;
    text(x - width / 2, y, size, false, words);
  }

  private void use(Pen pen) throws IOException {
    content.setLineWidth(points(pen.width));
    content.setStrokingColor(pen.grey);
    content.setLineDashPattern(pen.dashes(), 0);
  }

  @Override
  public void close() throws IOException {
    content.close();
  }

  /**
   * How a line looks.
   *
   * @param width millimetres
   * @param grey 0 black, 1 white
   * @param dash the length of dashes and gaps, points; 0 for none
   */
  record Pen(double width, float grey, float dash) {
    static final Pen FINE = new Pen(0.2, 0, 0);
    static final Pen CUT = new Pen(0.2, 0.55f, 3);

    private float[] dashes() {
      return dash == 0 ? new float[0] : new float[] {dash, dash};
    }
  }
}
