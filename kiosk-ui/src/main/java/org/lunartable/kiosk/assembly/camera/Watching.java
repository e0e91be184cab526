package org.lunartable.kiosk.assembly.camera;

import java.util.Optional;
import org.lunartable.kiosk.web.TrayArea;
import org.lunartable.vision.Picture;
import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.die.DieState;
import org.lunartable.vision.die.SecondOpinion;

/** Who follows what the camera sees. Called by the camera's thread. */
public interface Watching {

  /** Where to look for the die; empty for everywhere. */
  Optional<TrayArea> tray();

  /** Who is asked about the colours of a die that lies flat. */
  default SecondOpinion opinion() {
    return SecondOpinion.NONE;
  }

  /** A picture was looked at. It is not to be kept. */
  void looked(Picture picture, DieReading reading, DieState state, long nanos);

  /** The very same picture came again. */
  void again(long nanos);

  /** The roll as it is to be taken; empty when it is none to the game. */
  Optional<Read> judged(Read read, Picture picture);

  /** A roll is about to be told to the table. */
  void rolling(LastRoll roll);

  /** Nobody: the die is looked for everywhere, and every roll counts. */
  Watching NOBODY =
      new Watching() {
        @Override
        public Optional<TrayArea> tray() {
          return Optional.empty();
        }

        @Override
        public void looked(Picture picture, DieReading reading, DieState state, long nanos) {}

        @Override
        public void again(long nanos) {}

        @Override
        public Optional<Read> judged(Read read, Picture picture) {
          return Optional.of(read);
        }

        @Override
        public void rolling(LastRoll roll) {}
      };
}
