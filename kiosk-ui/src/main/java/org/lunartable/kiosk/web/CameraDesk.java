package org.lunartable.kiosk.web;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.screen.Screen;

/** What can be seen and set about the die's camera. Safe to call from any thread. */
public interface CameraDesk {

  /** All of it, as it is now. */
  CameraView view();

  /** The cameras there are to choose from. */
  List<CameraOffer> cameras();

  /**
   * Uses a camera from now on, also after the next start.
   *
   * @param id of an offer
   * @return false when there is no such offer
   */
  boolean use(String id) throws IOException;

  /** The last minutes as the camera saw them, as a ZIP file. */
  byte[] recent();

  /**
   * Sets where the die is looked for, for good.
   *
   * @param tray empty for everywhere
   */
  void tray(Optional<TrayArea> tray) throws IOException;

  /** From now on the camera hangs right as it hangs now. */
  void placed();

  /** What a person can do about the calibration. */
  enum Step {
    START,
    TAKE,
    SKIP,
    BACK,
    SAVE,
    CANCEL
  }

  /**
   * Goes on with the calibration.
   *
   * @return false when this cannot be done just now
   */
  boolean calibrate(Step step) throws IOException;

  /**
   * Asks for another face of the calibration.
   *
   * @param index from 0
   * @return false when there is no calibration or no such face
   */
  boolean askFor(int index);

  /** Forgets the calibrated colours. */
  void wipeProfile() throws IOException;

  /** The roll the camera read last, as long as the game still stands where it led. */
  Optional<SeenRoll> lastRoll();

  /** Keeps the picture of a roll with what it really was, in the place of what was said before. */
  void correct(SeenRoll roll, DieFace was) throws IOException;

  /** All that was kept so, as a ZIP file. */
  byte[] corrections() throws IOException;

  /** Forgets all that was kept so. */
  void wipeCorrections() throws IOException;

  /**
   * A roll that the table took from the camera.
   *
   * @param number of the screen it led to
   * @param screen that screen
   * @param read the face that was read
   * @param stands the face that the game goes by: the same, or what people have said
   */
  record SeenRoll(long number, Optional<Screen> screen, DieFace read, DieFace stands) {}
}
