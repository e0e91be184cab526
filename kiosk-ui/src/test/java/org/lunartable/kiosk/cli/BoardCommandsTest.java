package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.simtable.SimulatedTable;

@DisplayName("Commands that read boards, on pictures of the simulated table")
class BoardCommandsTest {

  /** An Exif segment that says nothing but: turn the picture a quarter to the right. */
  private static final String TURN_RIGHT =
      "ffe10022457869660000"
          + "4d4d002a00000008"
          + "0001"
          + "011200030000000100060000"
          + "00000000";

  private static final String ROWS =
      """
      D-+...............d
      |1|................
      +-.................
      ...................
      ...................
      .....1.............
      ...................
      ...........u.......
      """
          + "...................\n".repeat(10)
          + "d.................D\n";

  @TempDir Path folder;

  private Path picture(String name, Board board) throws IOException {
    SimulatedTable table = new SimulatedTable(3, board, Die.CLASSIC);
    return Files.write(folder.resolve(name), table.frame(0));
  }

  private static Board open() {
    try {
      return Diagram.read(ROWS.lines().toList());
    } catch (Diagram.NotABoard e) {
      throw new AssertionError(e);
    }
  }

  private static Board closed() {
    return open().with(Place.of("c3"), Content.SQUARE_WALL);
  }

  private Path setUp() throws IOException {
    return Files.writeString(folder.resolve("position.txt"), "board:\n" + ROWS);
  }

  @Test
  void readBoardTellsTheActionsBetweenPictures() throws IOException, BadJson {
    CliRun run =
        CliRun.of(
            "read-board",
            "--json",
            "--no-scoring",
            "--setup",
            setUp().toString(),
            picture("a.jpg", open()).toString(),
            picture("b.jpg", closed()).toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    Map<String, Object> first = Json.readObject(run.lines().get(0));
    assertThat(first.keySet())
        .containsExactly(
            "file",
            "status",
            "position",
            "actions",
            "slots",
            "unclear",
            "question",
            "millis",
            "decode_millis");
    assertThat(first).containsEntry("status", "clear").containsEntry("actions", List.of());
    Map<String, Object> second = Json.readObject(run.lines().get(1));
    assertThat(second).containsEntry("status", "clear").containsEntry("actions", List.of("w:c3"));
    assertThat((String) second.get("position")).endsWith(Diagram.write(closed()));
  }

  @Test
  void withoutASetUpTheFirstPictureHasToShowTheRulesOne() throws IOException, BadJson {
    Board start = Rules.CLASSIC.start(Side.ORANGE).board();
    Board lacking = start.with(Place.of("f6"), Content.EMPTY).with(Place.of("n6"), Content.EMPTY);
    CliRun run =
        CliRun.of(
            "read-board",
            "--json",
            picture("lacking.jpg", lacking).toString(),
            picture("start.jpg", start).toString());

    Map<String, Object> first = Json.readObject(run.lines().get(0));
    assertThat(first)
        .containsEntry("status", "unclear")
        .containsEntry("actions", List.of())
        .containsEntry("unclear", List.of("f6", "n6"));
    assertThat(Json.readObject(run.lines().get(1))).containsEntry("status", "clear");
  }

  @Test
  void withScoringTheFiguresLeaveTheGameAndMayStandOnTheBoard() throws IOException, BadJson {
    Path after = picture("b.jpg", closed());
    CliRun run =
        CliRun.of(
            "read-board",
            "--json",
            "--setup",
            setUp().toString(),
            picture("a.jpg", open()).toString(),
            after.toString(),
            after.toString());

    Map<String, Object> last = Json.readObject(run.lines().get(2));
    assertThat(last).containsEntry("status", "clear").containsEntry("actions", List.of());
    assertThat((String) last.get("position")).contains("score: orange 1, green 0\n");
  }

  @Test
  void aFileThatIsNoPictureChangesNothingAndGivesStatusTwo() throws IOException, BadJson {
    CliRun run = CliRun.of("read-board", "--json", setUp().toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(Json.readObject(run.out()))
        .containsEntry("status", "not-found")
        .containsEntry("reason", "bad-image")
        .containsEntry("actions", List.of());
  }

  @Test
  void aSetUpThatCannotBeReadIsRefused() throws IOException {
    Path image = picture("a.jpg", open());
    Path bad = Files.writeString(folder.resolve("bad.txt"), "board:\nD\n");
    CliRun.of("read-board", "--setup", bad.toString(), image.toString()).failed(2, "bad.txt");
  }

  @Test
  void checkNamesTheStationsInAPhotoAndDrawsThem() throws IOException, BadJson {
    Path photo = picture("b.jpg", closed());
    Path drawn = folder.resolve("drawn.png");

    CliRun run = CliRun.of("check", "--json", "--out", drawn.toString(), photo.toString());

    assertThat(run.status()).isZero();
    Map<String, Object> reply = Json.readObject(run.out());
    assertThat(reply.keySet()).containsExactly("id", "stations", "position", "unclear", "corners");
    assertThat((List<?>) reply.get("stations")).hasSize(1);
    assertThat((List<?>) reply.get("corners")).hasSize(4);
    assertThat(Files.size(drawn)).isGreaterThan(100_000);
  }

  @Test
  void checkSaysNoWhereNothingIsEnclosed() throws IOException {
    CliRun run = CliRun.of("check", picture("a.jpg", open()).toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("no station is enclosed");
  }

  @Test
  void checkDrawsOnlyOnPhotos() throws IOException {
    CliRun.of("check", "--out", "x.jpg", setUp().toString()).failed(2, "--out");
  }

  @Test
  void checkOverwritesNeitherThePhotoNorAFolder() throws IOException {
    Path photo = picture("b.jpg", closed());
    byte[] before = Files.readAllBytes(photo);
    Path empty = Files.createDirectory(folder.resolve("empty.jpg"));

    check(photo, photo).failed(2, "is the photo itself");
    check(empty, photo).failed(2, "is a folder");
    check(folder.resolve("none/x.jpg"), photo).failed(2, "no folder");
    check(folder.resolve("x.gif"), photo).failed(2, ".jpg or .png");

    assertThat(photo).hasBinaryContent(before);
    assertThat(empty).isDirectory();
  }

  private static CliRun check(Path out, Path photo) {
    return CliRun.of("check", "--out", out.toString(), photo.toString());
  }

  /** A phone held upright writes its picture lying, and how to turn it. */
  @Test
  void checkDrawsOnAPhotoAsItIsTurned() throws IOException {
    Path photo = picture("b.jpg", closed());
    byte[] jpeg = Files.readAllBytes(photo);
    byte[] turned = HexFormat.of().parseHex(TURN_RIGHT);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.write(jpeg, 0, 2);
    file.write(turned);
    file.write(jpeg, 2, jpeg.length - 2);
    Path upright = Files.write(folder.resolve("phone.jpg"), file.toByteArray());
    Path drawn = folder.resolve("drawn.png");

    CliRun.of("check", "--out", drawn.toString(), upright.toString());

    BufferedImage lying = ImageIO.read(photo.toFile());
    assertThat(ImageIO.read(drawn.toFile()).getWidth()).isEqualTo(lying.getHeight());
  }

  @Test
  void evaluateFollowsLabelledGames() throws IOException, BadJson {
    picture("a.jpg", open());
    picture("b.jpg", closed());
    Files.writeString(
        folder.resolve("labels.jsonl"), label("a.jpg", open()) + label("b.jpg", closed()));

    Map<String, Object> tree =
        Json.readObject(CliRun.of("evaluate", "--json", folder.toString()).out());

    assertThat(tree)
        .containsEntry("kind", "board")
        .containsEntry("settled", 2)
        .containsEntry("exact", 2)
        .containsEntry("silently_wrong", 0)
        .containsEntry("questions", 0)
        .containsEntry("photo_station_frames", 1)
        .containsKeys("slot_rate", "hands", "photo_f1", "sequences");
  }

  @Test
  void evaluateCountsAMissingPictureAsUnusableEvenWhereTheBoardIsEmpty() throws Exception {
    Files.writeString(
        folder.resolve("labels.jsonl"), label("gone.jpg", Board.empty(open().lattice())));

    Map<String, Object> tree =
        Json.readObject(CliRun.of("evaluate", "--json", folder.toString()).out());

    assertThat(tree).containsEntry("unusable", 1).containsEntry("exact", 0);
    assertThat(tree.get("not_exact").toString()).contains("gone.jpg");
  }

  @Test
  void evaluateNamesALabelWithAColourThatNoSideHas() throws IOException {
    Files.writeString(
        folder.resolve("labels.jsonl"), label("a.jpg", closed()).replace("orange", "purple"));

    CliRun run = CliRun.of("evaluate", folder.toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("labels.jsonl line 1 has pieces at").doesNotContain("\n\tat");
  }

  private static String label(String file, Board board) {
    List<Map<String, Object>> slots =
        board.places(content -> content != Content.EMPTY).stream()
            .map(at -> slot(at, board.at(at)))
            .toList();
    return Json.write(
            Map.of(
                "file", file, "kind", "board", "sequence", "s", "occluded", false, "slots", slots))
        + "\n";
  }

  private static Map<String, Object> slot(Place at, Content content) {
    String type =
        switch (content) {
          case ORANGE_DOME, GREEN_DOME -> "dome";
          case ROBOT -> "robot";
          case UFO -> "ufo";
          case SQUARE_WALL -> "square_wall";
          default -> "straight_wall";
        };
    String colour = content == Content.ORANGE_DOME ? "orange" : "green";
    return Map.of(
        "x", at.x(), "y", at.y(), "pieces", List.of(Map.of("type", type, "colour", colour)));
  }
}
