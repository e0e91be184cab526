package org.lunartable.kiosk.assembly;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.kiosk.assembly.camera.LastRoll;
import org.lunartable.kiosk.assembly.camera.Watching;
import org.lunartable.kiosk.web.TrayArea;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.calibration.TileSampler;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.RollWatcher;

/**
 * Sees rolls with the vision module. Begins anew when another die comes into use or the tray is
 * marked elsewhere.
 */
final class VisionWatch implements TrayWatch {

  private final Supplier<Die> dieInUse;
  private final Watching room;
  private Optional<TrayArea> tray = Optional.empty();
  private Die die;
  private RollWatcher watcher;
  private byte[] last;

  /** A watch that has seen nothing yet and that nobody follows. */
  VisionWatch(Supplier<Die> dieInUse) {
    this(dieInUse, Watching.NOBODY);
  }

  /**
   * A watch that has seen nothing yet.
   *
   * @param dieInUse asked with every picture
   * @param room who follows what it sees
   */
  VisionWatch(Supplier<Die> dieInUse, Watching room) {
    this.dieInUse = dieInUse;
    this.room = room;
  }

  @Override
  public Optional<Roll> look(byte[] jpeg, long nanos) throws IOException {
    Die now = dieInUse.get();
    Optional<TrayArea> marked = room.tray();
    if (!now.equals(die) || !marked.equals(tray)) {
      die = now;
      tray = marked;
      watcher = new RollWatcher(new DieReader(now, room.opinion()));
      last = null;
    }
    // The very same picture again is no news: nothing can have moved in it.
    if (Arrays.equals(jpeg, last)) {
      room.again(nanos);
      return Optional.empty();
    }
    try (Picture picture = Picture.decode(jpeg)) {
      last = jpeg;
      Optional<DieReading.Read> read = watch(picture, nanos);
      room.looked(picture, watcher.reading(), watcher.state(), nanos);
      return read.flatMap(seen -> room.judged(seen, picture)).map(seen -> roll(seen, picture));
    } catch (BadPicture e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private Optional<DieReading.Read> watch(Picture picture, long nanos) {
    return TrayPart.look(picture, tray, part -> watcher.accept(nanos, part))
        .map(org.lunartable.vision.die.Roll::reading);
  }

  private Roll roll(DieReading.Read read, Picture picture) {
    Optional<Evidence> crop = DieCrop.of(picture, read.corners());
    crop.ifPresent(
        cut ->
            room.rolling(
                new LastRoll(
                    read.quadrants(), TileSampler.sample(picture, read.corners()), cut.bytes())));
    return new Roll(read.quadrants(), read.confidence(), crop);
  }

  /** Frees nothing: pictures are closed as soon as they are looked at. */
  @Override
  public void close() {}
}
