package org.lunartable.kiosk.cli.print;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import org.lunartable.kiosk.cli.print.SheetPage.Pen;
import org.lunartable.vision.MarkerPattern;
import org.lunartable.vision.board.locate.MarkerSheet;

/**
 * The sheet with the four markers to lay at the board's corners, true to scale, as a PDF of one
 * page: cards to cut out, a ruler to check the printer with, and what to do. Stateless.
 */
public final class MarkerPages {
  private static final double MARGIN = 18;
  private static final double TEXT = 3.6;
  private static final double CARDS_Y = 34;
  private static final double CARD_STEP = 44;
  private static final double RULER_Y = 84;

  /** The length of the ruler, millimetres. */
  static final int RULER = 100;

  private static final List<String> WHERE =
      List.of("top left", "top right", "bottom right", "bottom left");

  private static final List<String> WHAT_TO_DO =
      List.of(
          "1.  Print at 100 % (\"actual size\", not \"fit to page\"), on white, matt paper.",
          "2.  Lay a ruler along the scale above: it must be 100 mm long. If it is not, print again.",
          "3.  Cut the four cards out along the dashed lines. Keep the white border around the black.",
          "4.  Lay each card diagonally outside its corner of the board, 12 mm from the board in both",
          "     directions: closer, a dome at the corner can hide part of it from the camera. 8 to 16 mm",
          "     will do. The numbers go clockwise from the top left as the camera sees the board.",
          "5.  The arrow on each card points the same way: towards the top of the board.",
          "6.  Fix the cards flat, for example with glue under the whole card. They must not shine.",
          "",
          "Only the table may move them: should one be covered or lost, the others are enough. Without",
          "any, the board is found by its own plates, and the starting domes tell which side is up.");

  private MarkerPages() {}

  /** The PDF file. */
  public static byte[] pdf(Paper paper) throws IOException {
    try (PDDocument document = new PDDocument()) {
      PDDocumentInformation about = new PDDocumentInformation();
      about.setTitle("Lunar Table: markers for the board's corners");
      document.setDocumentInformation(about);
      PDViewerPreferences preferences =
          new PDViewerPreferences(document.getDocumentCatalog().getCOSObject());
      preferences.setPrintScaling(PDViewerPreferences.PRINT_SCALING.None);
      document
          .getDocumentCatalog()
          .getCOSObject()
          .setItem(COSName.getPDFName("ViewerPreferences"), preferences.getCOSObject());
      try (SheetPage page = new SheetPage(document, paper)) {
        draw(page, paper);
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      document.save(out);
      return out.toByteArray();
    }
  }

  private static void draw(SheetPage page, Paper paper) throws IOException {
    page.text(MARGIN, MARGIN, 6, true, "Lunar Table: four markers for the board");
    page.text(MARGIN, MARGIN + 7, TEXT, false, "Paper: " + paper + ". DICT_4X4_50, ids 0 to 3.");
    for (int id = 0; id < MarkerSheet.MARKERS; id++) {
      card(page, MARGIN + id * CARD_STEP, CARDS_Y, id);
    }
    ruler(page);
    double next = page.lines(MARGIN, RULER_Y + 28, TEXT, WHAT_TO_DO);
    plan(page, paper.width() / 2, next + 10);
  }

  private static void card(SheetPage page, double x, double y, int id) throws IOException {
    page.outline(x, y, MarkerSheet.CARD, MarkerSheet.CARD, Pen.CUT);
    double border = (MarkerSheet.CARD - MarkerSheet.SQUARE) / 2;
    square(page, x + border, y + border, MarkerSheet.SQUARE, id);
    arrow(page, x + MarkerSheet.CARD / 2, y - 1.5);
    page.text(x, y + MarkerSheet.CARD + 5, TEXT, false, id + ": " + WHERE.get(id));
  }

  /** Neighbouring black cells are drawn as one, or fine white lines show between them. */
  private static void square(SheetPage page, double x, double y, double side, int id)
      throws IOException {
    boolean[][] black = MarkerPattern.black(id);
    double cell = side / MarkerPattern.CELLS;
    for (int row = 0; row < black.length; row++) {
      for (int from = 0; from < black.length; from++) {
        int to = from;
        while (to < black.length && black[row][to]) {
          to++;
        }
        if (to > from) {
          double overlap = row + 1 < black.length ? 0.05 : 0;
          boolean[] below = black[Math.min(row + 1, black.length - 1)];
          page.fill(x + from * cell, y + row * cell, (to - from) * cell, cell);
          for (int column = from; column < to && overlap > 0; column++) {
            if (below[column]) {
              page.fill(x + column * cell, y + (row + 1) * cell - overlap, cell, 2 * overlap);
            }
          }
          from = to;
        }
      }
    }
  }

  private static void arrow(SheetPage page, double x, double y) throws IOException {
    page.line(x, y, x, y - 5, Pen.FINE);
    page.line(x, y - 5, x - 1.2, y - 3.2, Pen.FINE);
    page.line(x, y - 5, x + 1.2, y - 3.2, Pen.FINE);
  }

  private static void ruler(SheetPage page) throws IOException {
    page.line(MARGIN, RULER_Y, MARGIN + RULER, RULER_Y, Pen.FINE);
    for (int mm = 0; mm <= RULER; mm++) {
      double length = mm % 10 == 0 ? 5 : mm % 5 == 0 ? 3.5 : 2;
      page.line(MARGIN + mm, RULER_Y, MARGIN + mm, RULER_Y + length, Pen.FINE);
      if (mm % 10 == 0) {
        page.centred(MARGIN + mm, RULER_Y + 9, 3, String.valueOf(mm));
      }
    }
    page.text(MARGIN + RULER + 6, RULER_Y + 4, TEXT, false, "millimetres");
    page.text(MARGIN, RULER_Y + 17, 4.2, true, "What to do");
  }

  /** A small plan of the table: the board, the cards and the gap between them; not to scale. */
  private static void plan(SheetPage page, double middle, double top) throws IOException {
    double board = 44;
    double card = 9;
    double gap = 5;
    double left = middle - board / 2;
    double upper = top + card + gap;
    page.outline(left, upper, board, board, Pen.FINE);
    page.centred(middle, upper + board / 2, TEXT, "the board");
    page.centred(middle, upper + board / 2 + 5, 3, "(not to scale)");
    for (int id = 0; id < MarkerSheet.MARKERS; id++) {
      boolean right = id == 1 || id == 2;
      boolean low = id >= 2;
      double x = right ? left + board + gap : left - gap - card;
      double y = low ? upper + board + gap : upper - gap - card;
      page.outline(x, y, card, card, Pen.FINE);
      page.centred(x + card / 2, y + card / 2 + 1.2, TEXT, String.valueOf(id));
    }
    double right = left + board;
    page.line(right, upper - 1, right, upper - gap - card, Pen.CUT);
    page.line(right + gap, upper - 1, right + gap, upper - gap, Pen.CUT);
    page.text(right + gap + card + 3, upper - gap - 2, TEXT, false, "12 mm each way");
  }
}
