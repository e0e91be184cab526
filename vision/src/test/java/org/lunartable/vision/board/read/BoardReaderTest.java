package org.lunartable.vision.board.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting.Sight;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.board.locate.BoardLocator;
import org.lunartable.vision.board.pose.BoardPose;

/** Reads the rendered pictures of the test resources; each is located and read once. */
class BoardReaderTest {
  private static final Lattice LATTICE = new Lattice(9, 9);
  private static final String HAND = "board_dev_hands_s1_f08.jpg";
  private static final Map<String, BoardReading> READINGS = new HashMap<>();
  private static final Map<String, LabelledBoard> LABELS = new HashMap<>();

  @BeforeAll
  static void readAll() throws IOException, URISyntaxException, BadPicture {
    BoardLocator locator = new BoardLocator(LATTICE);
    BoardReader reader = new BoardReader(LATTICE);
    for (LabelledBoard label : LabelledBoard.read(folder())) {
      String name = label.file().getFileName().toString();
      try (Picture picture = Picture.load(label.file())) {
        BoardPose pose = locator.locate(picture).orElseThrow().pose();
        READINGS.put(name, reader.read(picture, pose));
        LABELS.put(name, label);
      }
    }
  }

  @Test
  void readsThePiecesOfClearPicturesWithAtMostTwoPlacesWrong() {
    for (String name : LABELS.keySet()) {
      if (!name.equals(HAND)) {
        assertThat(wrong(name)).as(name).hasSizeLessThanOrEqualTo(2);
      }
    }
  }

  @Test
  void clearPicturesAreNotCalledCovered() {
    assertThat(READINGS)
        .allSatisfy((name, reading) -> assertThat(reading.covered()).isEqualTo(name.equals(HAND)));
  }

  @Test
  void whatAHandCoversIsHiddenNotRemoved() {
    LabelledBoard label = LABELS.get(HAND);
    for (Place place : label.hidden()) {
      Sight sight = READINGS.get(HAND).sighting().at(place);
      boolean removed =
          !sight.hidden() && label.at(place) != Content.EMPTY && sight.likeliest() == Content.EMPTY;
      assertThat(removed).as("%s", place).isFalse();
    }
  }

  @Test
  void throughGlareNoPlaceIsHiddenAndTheOthersAreAsSeen() {
    BoardReading reading = READINGS.get(HAND);
    for (Place place : LATTICE.places()) {
      Sight seen = reading.sighting().at(place);
      Sight wanted = seen.hidden() ? reading.uncovered(place) : seen;
      assertThat(reading.throughGlare().at(place)).isEqualTo(wanted);
    }
  }

  @Test
  void aWallUnderAUfoCouldBeThereOrNot() {
    LabelledBoard label = LABELS.get("board_dev_s0_f11.jpg");
    Place ufo = label.ufos().get(0);
    Sight beside =
        READINGS.get("board_dev_s0_f11.jpg").sighting().at(new Place(ufo.x(), ufo.y() - 1));
    assertThat(beside.hidden()).isFalse();
    assertThat(beside.weight(Content.STRAIGHT_WALL)).isGreaterThan(-1);
    assertThat(beside.likeliest()).isEqualTo(Content.EMPTY);
  }

  @Test
  void whatChangedBetweenTwoPicturesStandsOut() {
    LabelledBoard before = LABELS.get("board_dev_s0_f10.jpg");
    LabelledBoard after = LABELS.get("board_dev_s0_f11.jpg");
    BoardReading first = READINGS.get("board_dev_s0_f10.jpg");
    BoardReading second = READINGS.get("board_dev_s0_f11.jpg");
    double least = Double.MAX_VALUE;
    List<Double> same = new ArrayList<>();
    for (Place place : LATTICE.places()) {
      double change = second.change(place, first);
      if (before.at(place) != after.at(place)) {
        least = Math.min(least, change);
      } else {
        same.add(change);
      }
    }
    same.sort(null);
    assertThat(least).isGreaterThan(2 * same.get(same.size() * 9 / 10));
  }

  @Test
  void aPictureLikeTheOneKeptIsQuietAndAnotherIsNot() throws Exception {
    QuietGate gate = new QuietGate(LATTICE);
    BoardReading reading = READINGS.get("board_dev_s0_f10.jpg");
    try (Picture first = Picture.load(folder().resolve("board_dev_s0_f10.jpg"));
        Picture second = Picture.load(folder().resolve("board_dev_s0_f11.jpg"))) {
      assertThat(gate.quiet(first)).isFalse();
      gate.keep(first, reading.pose());
      assertThat(gate.quiet(first)).isTrue();
      assertThat(gate.quiet(second)).isFalse();
    }
  }

  private static List<String> wrong(String name) {
    LabelledBoard label = LABELS.get(name);
    List<String> wrong = new ArrayList<>();
    for (Place place : LATTICE.places()) {
      Sight sight = READINGS.get(name).sighting().at(place);
      if (sight.hidden() || sight.likeliest() != label.at(place)) {
        wrong.add(place + " is " + label.at(place) + ", read " + sight);
      }
    }
    return wrong;
  }

  private static Path folder() throws URISyntaxException {
    return Path.of(BoardReaderTest.class.getResource("/board/labels.jsonl").toURI()).getParent();
  }
}
