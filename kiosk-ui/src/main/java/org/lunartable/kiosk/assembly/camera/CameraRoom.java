package org.lunartable.kiosk.assembly.camera;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.kiosk.assembly.source.CameraChoice;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.assembly.source.CameraNames;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.kiosk.web.CameraDesk;
import org.lunartable.kiosk.web.CameraOffer;
import org.lunartable.kiosk.web.CameraView;
import org.lunartable.kiosk.web.TrayArea;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.calibration.CameraProfile;
import org.lunartable.vision.calibration.FaceSample;
import org.lunartable.vision.calibration.ProfiledReader;
import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.die.DieState;
import org.lunartable.vision.die.SecondOpinion;
import org.lunartable.vision.frame.Frame;

/**
 * What goes on around the die's camera: the camera's thread tells what it sees, pages look at it
 * and set it. Safe to use from any thread.
 */
public final class CameraRoom implements Watching, CameraDesk {

  private static final String SOURCE = "camera";

  /** Pages ask several times a second. */
  private static final long WATCHED_NANOS = TimeUnit.SECONDS.toNanos(3);

  private final RoomFolder folder;
  private final Supplier<Die> die;
  private final Corrections corrections;
  private final RollMemory rolls;
  private final Calibrator calibrator = new Calibrator();
  private final Sight sight = new Sight();
  private final CameraChoice choice;
  private final CameraMemory memory;

  private volatile long lookedAt = System.nanoTime() - WATCHED_NANOS;

  /**
   * Takes up what the data folder has.
   *
   * @param feed the screens, to know whether a roll still stands
   * @param die the die in use
   * @param choice the camera in use
   */
  public CameraRoom(RoomFolder folder, ScreenFeed feed, Supplier<Die> die, CameraChoice choice) {
    this.folder = folder;
    this.choice = choice;
    this.rolls = new RollMemory(feed);
    this.die = die;
    this.corrections = new Corrections(folder.corrections());
    this.memory = new CameraMemory(folder, choice::inUse, corrections);
  }

  /** The table, for the camera: what becomes of its rolls is remembered here. */
  public InputSink sink(TableLoop table) {
    return rolls.sink(table);
  }

  @Override
  public Optional<TrayArea> tray() {
    return memory.tray();
  }

  @Override
  public void looked(Picture picture, DieReading reading, DieState state, long nanos) {
    sight.looked(picture, reading, state, nanos);
    calibrator.look(picture, reading, state);
  }

  /** A frame was looked at, the one that {@link #looked} told of last. It may be kept. */
  public void keep(Frame frame) {
    sight.keep(frame);
  }

  /** What was learnt of the die's colours here, as it is at the time of each question. */
  @Override
  public SecondOpinion opinion() {
    return new SecondOpinion() {
      @Override
      public DieReading check(Read read, Picture picture) {
        return learnt().check(read, picture);
      }

      @Override
      public DieReading decide(List<PixelPoint> corners, Picture picture) {
        return learnt().decide(corners, picture);
      }
    };
  }

  private SecondOpinion learnt() {
    Optional<CameraProfile> profile = memory.colours();
    return calibrator.running() || profile.isEmpty()
        ? SecondOpinion.NONE
        : new ProfiledReader(die.get(), profile.get());
  }

  /** The reader has asked for the second opinion already. */
  @Override
  public Optional<Read> judged(Read read, Picture picture) {
    return calibrator.running() ? Optional.empty() : Optional.of(read);
  }

  @Override
  public void rolling(LastRoll roll) {
    rolls.rolling(roll);
  }

  /** Whether somebody looks at the camera's page just now. */
  public boolean watched() {
    return System.nanoTime() - lookedAt < WATCHED_NANOS;
  }

  @Override
  public void again(long nanos) {
    sight.again(nanos);
  }

  @Override
  public CameraView view() {
    lookedAt = System.nanoTime();
    return new CameraView(
        Views.source(choice),
        sight.picture(),
        sight.state(),
        sight.die(),
        sight.reason(),
        sight.health(CameraNames.hasSensor(choice.inUse())),
        memory.tray(),
        memory.colours().map(profile -> Views.profile(profile, die.get())),
        calibrator.view(die.get()),
        corrections.count());
  }

  @Override
  public List<CameraOffer> cameras() {
    return choice.offers().stream().map(offer -> Views.offer(offer, choice.chosen())).toList();
  }

  @Override
  public boolean use(String id) throws IOException {
    Optional<CameraName> wanted =
        choice.offers().stream()
            .map(CameraChoice.Offer::camera)
            .filter(camera -> CameraNames.shown(camera).equals(id))
            .findFirst();
    if (wanted.isPresent()) {
      folder.settings().choose(wanted.get());
      placed();
      choice.use(wanted.get());
    }
    return wanted.isPresent();
  }

  @Override
  public byte[] recent() {
    return sight.recent();
  }

  @Override
  public void tray(Optional<TrayArea> area) throws IOException {
    memory.tray(area);
  }

  @Override
  public void placed() {
    sight.placed();
  }

  @Override
  public boolean calibrate(Step step) throws IOException {
    return switch (step) {
      case START -> {
        calibrator.start(die.get());
        yield true;
      }
      case TAKE -> calibrator.take();
      case SKIP -> calibrator.skip();
      case BACK -> calibrator.back();
      case SAVE -> save();
      case CANCEL -> {
        calibrator.cancel();
        yield true;
      }
    };
  }

  private boolean save() throws IOException {
    Optional<CameraProfile> fresh = calibrator.profile();
    if (fresh.isPresent()) {
      memory.calibrated(fresh.get());
      calibrator.cancel();
    }
    return fresh.isPresent();
  }

  @Override
  public boolean askFor(int index) {
    return calibrator.ask(index);
  }

  @Override
  public void wipeProfile() throws IOException {
    memory.forgetColours();
  }

  @Override
  public Optional<SeenRoll> lastRoll() {
    return rolls.standing();
  }

  @Override
  public void correct(SeenRoll roll, DieFace was) throws IOException {
    Optional<RollMemory.Taken> taken = rolls.putRight(roll, was);
    if (taken.isPresent()) {
      LastRoll picture = taken.get().picture();
      memory.withdraw(taken.get().kept());
      // Read rightly after all: there is nothing to learn from it.
      rolls.kept(
          picture,
          was.looksLike(picture.read())
              ? OptionalLong.empty()
              : OptionalLong.of(memory.correct(picture, sample(was, picture), SOURCE)));
    }
  }

  private static FaceSample sample(DieFace was, LastRoll picture) {
    return FaceSample.turnedToFit(was, picture.patches());
  }

  @Override
  public byte[] corrections() throws IOException {
    return corrections.zip();
  }

  @Override
  public void wipeCorrections() throws IOException {
    memory.wipeCorrections();
  }
}
