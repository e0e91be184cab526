package org.lunartable.kiosk.assembly.camera;

import java.util.List;
import java.util.Locale;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.TileColour;
import org.lunartable.kiosk.assembly.source.CameraChoice;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.assembly.source.CameraNames;
import org.lunartable.kiosk.web.CameraOffer;
import org.lunartable.kiosk.web.CameraView.DieView;
import org.lunartable.kiosk.web.CameraView.HealthLine;
import org.lunartable.kiosk.web.CameraView.ProfileView;
import org.lunartable.kiosk.web.CameraView.SourceView;
import org.lunartable.vision.calibration.CameraProfile;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.frame.FrameSource;
import org.lunartable.vision.frame.SourceStatus;
import org.lunartable.vision.health.Check;

/** What the vision module says, as pages get it. */
final class Views {

  /** Readings above this are right in all but very few pictures. */
  private static final double SURE = 0.9;

  private Views() {}

  static SourceView source(CameraChoice choice) {
    FrameSource frames = choice.frames();
    SourceStatus status = frames.status();
    return new SourceView(
        CameraNames.shown(choice.chosen()),
        frames.name(),
        status.state().name().toLowerCase(Locale.ROOT),
        status.sentence());
  }

  static CameraOffer offer(CameraChoice.Offer offer, CameraName chosen) {
    return new CameraOffer(
        CameraNames.shown(offer.camera()), offer.title(), offer.camera().equals(chosen));
  }

  static DieView die(Read read) {
    List<List<Double>> corners =
        read.corners().stream()
            .map(corner -> List.of(rounded(corner.u(), 10), rounded(corner.v(), 10)))
            .toList();
    return new DieView(
        corners,
        read.quadrants(),
        read.faces(),
        rounded(read.confidence(), 1000),
        read.confidence() >= SURE);
  }

  static HealthLine line(Check check) {
    return new HealthLine(
        check.kind(),
        check.level().name().toLowerCase(Locale.ROOT),
        check.advice(),
        rounded(check.value(), 100));
  }

  static ProfileView profile(CameraProfile profile, Die die) {
    return new ProfileView(
        profile.tiles().keySet().stream().map(TileColour::text).toList(),
        profile.hardToTell().stream()
            .map(pair -> List.of(pair.one().text(), pair.other().text()))
            .toList(),
        profile.covers(die),
        profile.samples().size());
  }

  private static double rounded(double value, double steps) {
    return Math.round(value * steps) / steps;
  }
}
