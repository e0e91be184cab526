package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.image.AffineTransformOp;
import java.awt.image.BufferedImage;
import java.awt.image.RescaleOp;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.MovesSeen;
import org.lunartable.kiosk.reliability.Reliability;

@Tag("faults")
@DisplayName("What goes wrong around a followed board invents no move, and the game goes on")
class BoardFaultTest {

  /** What stays while the game goes on. */
  private enum Lasting {
    CAMERA_NUDGED,
    BOARD_TURNED,
    LIGHT_SWITCHED,
    MARKER_COVERED;

    BufferedImage on(BufferedImage image) {
      return switch (this) {
        case CAMERA_NUDGED -> moved(image, AffineTransform.getTranslateInstance(50, -35));
        case BOARD_TURNED -> {
          double u = image.getWidth() / 2.0;
          double v = image.getHeight() / 2.0;
          yield moved(image, AffineTransform.getRotateInstance(Math.toRadians(10), u, v));
        }
        case LIGHT_SWITCHED -> lit(image, 0.62f, 0.66f, 0.8f);
        case MARKER_COVERED -> covered(image, 0.18, 0.03, 0.16, 0.2, new Color(70, 60, 50));
      };
    }
  }

  /** What lies on the board for a while. */
  private enum Passing {
    HAND_LEFT_LYING,
    BRICK_DROPPED;

    BufferedImage on(BufferedImage image) {
      return switch (this) {
        case HAND_LEFT_LYING -> covered(image, 0.4, 0.5, 0.2, 0.6, new Color(198, 140, 112));
        case BRICK_DROPPED -> covered(image, 0.48, 0.62, 0.022, 0.016, Color.WHITE);
      };
    }
  }

  private FollowedTable followed;

  @BeforeEach
  void agree() throws Exception {
    followed = new FollowedTable();
  }

  /** Looks at a settled board: at two pictures of it. */
  private Optional<Observation> look(UnaryOperator<BufferedImage> effect) throws Exception {
    Optional<Observation> said = Optional.empty();
    for (int i = 0; i < 2; i++) {
      byte[] picture = followed.nextPicture();
      BufferedImage seen = effect.apply(ImageIO.read(new ByteArrayInputStream(picture)));
      said = followed.look(jpeg(seen));
    }
    return said;
  }

  private static byte[] jpeg(BufferedImage image) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(image, "jpg", out);
    return out.toByteArray();
  }

  private static BufferedImage moved(BufferedImage image, AffineTransform by) {
    BufferedImage moved =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_3BYTE_BGR);
    Graphics2D graphics = moved.createGraphics();
    graphics.setColor(new Color(image.getRGB(8, image.getHeight() / 2)));
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.drawImage(image, new AffineTransformOp(by, AffineTransformOp.TYPE_BILINEAR), 0, 0);
    graphics.dispose();
    return moved;
  }

  private static BufferedImage lit(BufferedImage image, float red, float green, float blue) {
    BufferedImage rgb =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
    rgb.createGraphics().drawImage(image, 0, 0, null);
    return new RescaleOp(new float[] {red, green, blue}, new float[3], null).filter(rgb, null);
  }

  /** Lays something round over a part of the picture; shares of its width and height. */
  private static BufferedImage covered(
      BufferedImage image, double x, double y, double width, double height, Color colour) {
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(colour);
    int w = image.getWidth();
    int h = image.getHeight();
    graphics.fill(new Ellipse2D.Double(x * w, y * h, width * w, height * h));
    graphics.dispose();
    return image;
  }

  private static void isNoMove(Optional<Observation> said) {
    assertThat(said.filter(MovesSeen.class::isInstance)).isEmpty();
  }

  private void buildAWall() {
    followed.table.board(followed.start.with(Place.of("b1"), Content.STRAIGHT_WALL));
  }

  private static void isTheWall(Optional<Observation> said) {
    assertThat(said).contains(new MovesSeen(1, List.of("r:white,white,orange,green", "w:b1")));
  }

  private static void survived(String fault) throws IOException {
    String words = fault.toLowerCase(Locale.ROOT).replace('_', ' ');
    Reliability.write("board: " + words, 1, "no move invented, the next one seen", "0");
  }

  @ParameterizedTest
  @EnumSource
  void whileThingsAreOtherwiseTheGameIsFollowed(Lasting change) throws Exception {
    isNoMove(look(change::on));

    buildAWall();

    isTheWall(look(change::on));
    survived(change.name());
  }

  @ParameterizedTest
  @EnumSource
  void whatLiesOnTheBoardChangesNothingAndAfterItTheGameGoesOn(Passing thing) throws Exception {
    isNoMove(look(thing::on));
    isNoMove(look(thing::on));

    buildAWall();

    isTheWall(look(UnaryOperator.identity()));
    survived(thing.name());
  }

  @Test
  void picturesThatWereLostAreNotMissed() throws Exception {
    followed.pass(10_000_000_000L);
    buildAWall();

    isTheWall(look(UnaryOperator.identity()));
    survived("PICTURES_LOST_FOR_TEN_SECONDS");
  }
}
