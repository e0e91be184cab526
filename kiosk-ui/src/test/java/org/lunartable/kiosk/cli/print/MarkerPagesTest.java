package org.lunartable.kiosk.cli.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Marker;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;

class MarkerPagesTest {
  private static final float DPI = 150;
  private static final double PIXELS = DPI / 25.4;

  private static BufferedImage rendered(Paper paper) throws IOException {
    try (PDDocument document = Loader.loadPDF(MarkerPages.pdf(paper))) {
      return new PDFRenderer(document).renderImageWithDPI(0, DPI, ImageType.RGB);
    }
  }

  private static List<Marker> markers(BufferedImage page) throws IOException, BadPicture {
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    ImageIO.write(page, "png", png);
    try (Picture picture = Picture.decode(png.toByteArray())) {
      return picture.markers();
    }
  }

  @ParameterizedTest
  @EnumSource
  void theFourMarkersAreReadBackUprightAndEighteenMillimetresWide(Paper paper) throws Exception {
    List<Marker> found = markers(rendered(paper));

    assertThat(found).extracting(Marker::id).containsExactlyInAnyOrder(0, 1, 2, 3);
    for (Marker marker : found) {
      PixelPoint topLeft = marker.corners().get(0);
      PixelPoint topRight = marker.corners().get(1);
      assertThat(topRight.v()).isCloseTo(topLeft.v(), within(1.0));
      assertThat((topRight.u() - topLeft.u()) / PIXELS).isCloseTo(18, within(0.2));
    }
  }

  @ParameterizedTest
  @EnumSource
  void thePageHasThePapersSizeAndIsNotToBeScaled(Paper paper) throws Exception {
    try (PDDocument document = Loader.loadPDF(MarkerPages.pdf(paper))) {
      assertThat(document.getNumberOfPages()).isEqualTo(1);
      assertThat(document.getPage(0).getMediaBox().getWidth() * 25.4 / 72)
          .isCloseTo(paper.width(), within(0.01));
      assertThat(document.getPage(0).getMediaBox().getHeight() * 25.4 / 72)
          .isCloseTo(paper.height(), within(0.01));
      assertThat(document.getDocumentCatalog().getViewerPreferences().getPrintScaling())
          .isEqualTo("None");
      assertThat(new PDFTextStripper().getText(document)).contains("100 %", "12 mm", "clockwise");
    }
  }

  /** The ruler is the longest horizontal line of the page. */
  @ParameterizedTest
  @EnumSource
  void theRulerIsAHundredMillimetresLong(Paper paper) throws Exception {
    BufferedImage page = rendered(paper);
    int longest = 0;
    for (int v = 0; v < page.getHeight(); v++) {
      int run = 0;
      for (int u = 0; u < page.getWidth(); u++) {
        run = (page.getRGB(u, v) & 0xFF) < 200 ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
    }
    assertThat(longest / PIXELS).isCloseTo(MarkerPages.RULER, within(0.6));
  }
}
