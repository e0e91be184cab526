package org.lunartable.vision.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.vision.calibration.CameraProfile.Pair;

class CameraProfileTest {

  private static final Map<TileColour, LogRgb> TRUE =
      Map.of(
          TileColour.WHITE, LogRgb.ofHex(0xF4F4F4),
          TileColour.ORANGE, LogRgb.ofHex(0xFE8A18),
          TileColour.GREEN, LogRgb.ofHex(0x4B9F4A),
          TileColour.YELLOW, LogRgb.ofHex(0xF2CD37),
          TileColour.GREY, LogRgb.ofHex(0xA0A5A9));

  private static final LogRgb LAMP = new LogRgb(-0.2, -0.5, -1.4);

  private final Random random = new Random(5);

  /** How a face looks under the lamp, as a whole so much brighter. */
  private List<LogRgb> look(DieFace face, double brighter, double noise) {
    return face.quarters().stream()
        .map(colour -> TRUE.get(colour).plus(LAMP).minus(-brighter))
        .map(
            patch ->
                new LogRgb(
                    patch.red() + noise * random.nextGaussian(),
                    patch.green() + noise * random.nextGaussian(),
                    patch.blue() + noise * random.nextGaussian()))
        .toList();
  }

  private CameraProfile profile() {
    CalibrationRun run = CalibrationRun.begin(Die.CLASSIC);
    while (run.wanted().isPresent()) {
      DieFace lying = run.wanted().get().turned();
      run = run.take(look(lying, random.nextGaussian() * 0.2, 0.03));
    }
    return run.profile().orElseThrow();
  }

  @Test
  void everyDistinctFaceIsAskedForOnceAndBackAsksAgain() {
    CalibrationRun run = CalibrationRun.begin(Die.CLASSIC);
    assertThat(run.faces()).hasSize(5);
    CalibrationRun second = run.take(look(run.faces().get(0), 0, 0));
    assertThat(second.wanted()).contains(run.faces().get(1));
    assertThat(second.back()).isEqualTo(run);
    assertThat(run.back()).isEqualTo(run);
    CalibrationRun end = run.skip().skip().skip().skip().skip().skip();
    assertThat(end.wanted()).isEmpty();
    assertThat(end.profile()).isEmpty();
  }

  @Test
  void aSampleIsTurnedTheWayTheFaceLay() {
    DieFace face = Die.CLASSIC.face(5);
    for (int turn = 0; turn < 4; turn++) {
      assertThat(FaceSample.turnedToFit(Die.CLASSIC.face(5), look(face, 0, 0.03)).face())
          .isEqualTo(face);
      face = face.turned();
    }
  }

  @Test
  void aProfileFindsTheColoursWithTheLampTakenAway() {
    CameraProfile profile = profile();
    assertThat(profile.covers(Die.CLASSIC)).isTrue();
    TRUE.forEach(
        (colour, value) -> {
          LogRgb expected = value.minus(TRUE.get(TileColour.WHITE));
          LogRgb mean = profile.tiles().get(colour).mean();
          assertThat(mean.minus(expected).squared()).as(colour.text()).isLessThan(0.1);
        });
    assertThat(profile.hardToTell()).isEmpty();
  }

  @Test
  void everyFaceInEveryTurnIsTheLikeliestByItsProfile() {
    CameraProfile profile = profile();
    for (int n = 1; n <= 6; n++) {
      DieFace lying = Die.CLASSIC.face(n);
      for (int turn = 0; turn < 4; turn++) {
        List<FaceOdds.Odds> odds =
            FaceOdds.of(profile, Die.CLASSIC, look(lying, 0.3 * random.nextGaussian(), 0.04));
        assertThat(odds.get(0).face()).isEqualTo(lying);
        assertThat(odds.get(0).misfit()).isLessThan(28);
        lying = lying.turned();
      }
    }
  }

  @Test
  void coloursThatLookAlikeAreNamed() {
    List<FaceSample> samples = new ArrayList<>();
    DieFace face = Die.CLASSIC.face(3);
    LogRgb white = new LogRgb(-0.3, -0.5, -2.5);
    LogRgb yellow = new LogRgb(-0.32, -0.6, -2.7);
    samples.add(new FaceSample(face, List.of(white, white, yellow, yellow)));
    assertThat(CameraProfile.of(samples).hardToTell())
        .containsExactly(new Pair(TileColour.WHITE, TileColour.YELLOW));
  }

  @Test
  void aProfileSurvivesItsTextAndOtherTextsAreRefused() throws BadProfile {
    CameraProfile profile = profile();
    String text = ProfileJson.write(profile);
    CameraProfile again = ProfileJson.read(text.getBytes(StandardCharsets.UTF_8));
    assertThat(again.samples()).hasSameSizeAs(profile.samples());
    String kept = ProfileJson.write(again);
    CameraProfile same = ProfileJson.read(kept.getBytes(StandardCharsets.UTF_8));
    assertThat(ProfileJson.write(same)).isEqualTo(kept);
    for (String bad :
        List.of(
            "",
            "nothing",
            "[]",
            "{\"version\":2}",
            "{\"version\":1}",
            "{\"version\":1,\"samples\":[{\"face\":[[\"pink\"]],\"patches\":[]}]}",
            text.replace("\"white\"", "\"mauve\""),
            text.substring(0, text.length() / 2))) {
      assertThatThrownBy(() -> ProfileJson.read(bad.getBytes(StandardCharsets.UTF_8)))
          .as(bad)
          .isInstanceOf(BadProfile.class)
          .hasMessageContaining("camera profile");
    }
  }

  @Test
  void aDieWithATileThatWasNeverShownIsNotCovered() {
    CalibrationRun run = CalibrationRun.begin(Die.CLASSIC);
    run = run.take(look(run.faces().get(0), 0, 0));
    assertThat(run.profile().orElseThrow().covers(Die.CLASSIC)).isFalse();
  }
}
