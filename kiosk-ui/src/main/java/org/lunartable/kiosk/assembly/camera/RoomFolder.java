package org.lunartable.kiosk.assembly.camera;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lunartable.kiosk.assembly.source.CameraFile;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.assembly.source.CameraNames;
import org.lunartable.kiosk.files.WholeFile;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.web.TrayArea;
import org.lunartable.vision.calibration.BadProfile;
import org.lunartable.vision.calibration.CameraProfile;
import org.lunartable.vision.calibration.ProfileJson;

/**
 * Where the camera's settings are kept: in the data folder, a file each, written whole or not at
 * all. Each camera has a folder of its own; colours that lie beside those folders hold for every
 * camera without its own.
 */
public final class RoomFolder {

  private static final System.Logger LOG = System.getLogger(RoomFolder.class.getName());
  private static final int LARGEST = 1 << 20;
  private static final int VERSION = 1;

  private static final String CAMERAS = "camera";
  private static final String PROFILE = "profile.json";

  /** More of a name would not be looked at in a list of files. */
  private static final int LONGEST = 60;

  private final Path data;
  private final Path own;

  /** The settings in this data folder; nothing is made before something is saved. */
  public RoomFolder(Path data) {
    this(data, data.resolve(CAMERAS));
  }

  private RoomFolder(Path data, Path own) {
    this.data = data;
    this.own = own;
  }

  /** The settings of one camera. */
  public RoomFolder of(CameraName camera) {
    return new RoomFolder(data, data.resolve(CAMERAS).resolve(folderName(camera)));
  }

  /** The name of the folder. */
  String name() {
    return own.getFileName().toString();
  }

  /** Readable, without a password, and different for different cameras. */
  private static String folderName(CameraName camera) {
    String words = CameraNames.shown(camera).replaceAll("[^A-Za-z0-9]+", "-");
    String end = words.substring(Math.max(0, words.length() - LONGEST));
    return "%s-%08x".formatted(end, camera.text().hashCode());
  }

  private Path trayFile() {
    return own.resolve("tray.json");
  }

  /** Where the profile is written. */
  public Path profileFile() {
    return own.resolve(PROFILE);
  }

  CameraFile settings() {
    return CameraFile.in(data);
  }

  Path corrections() {
    return data.resolve("corrections");
  }

  Optional<TrayArea> tray() {
    try {
      Optional<byte[]> text = read(trayFile());
      return text.isEmpty() ? Optional.empty() : Optional.of(area(Json.readObject(text.get())));
    } catch (IOException | BadJson | IllegalArgumentException unusable) {
      LOG.log(Level.WARNING, "The tray's place cannot be read and is looked for.", unusable);
      return Optional.empty();
    }
  }

  private static TrayArea area(Map<String, Object> fields) {
    return new TrayArea(
        number(fields, "left"),
        number(fields, "top"),
        number(fields, "right"),
        number(fields, "bottom"));
  }

  private static double number(Map<String, Object> fields, String name) {
    if (fields.get(name) instanceof Number number) {
      return number.doubleValue();
    }
    throw new IllegalArgumentException("no number " + name);
  }

  void saveTray(Optional<TrayArea> tray) throws IOException {
    if (tray.isEmpty()) {
      Files.deleteIfExists(trayFile());
      return;
    }
    TrayArea area = tray.get();
    Map<String, Object> fields =
        Map.of(
            "version",
            VERSION,
            "left",
            area.left(),
            "top",
            area.top(),
            "right",
            area.right(),
            "bottom",
            area.bottom());
    WholeFile.write(trayFile(), Json.write(fields).getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The calibrated colours, if there are any.
   *
   * @throws BadProfile when the file is none
   */
  public Optional<CameraProfile> profile() throws IOException, BadProfile {
    Optional<byte[]> mine = read(profileFile());
    Optional<byte[]> text = mine.isPresent() ? mine : read(data.resolve(CAMERAS).resolve(PROFILE));
    return text.isEmpty() ? Optional.empty() : Optional.of(ProfileJson.read(text.get()));
  }

  /** Whether there are calibrated colours here; those for any camera are none of one's own. */
  public boolean hasProfile() {
    return Files.exists(profileFile());
  }

  /** The folders of the cameras with colours of their own, in the order of their names. */
  public List<String> withOwnProfile() throws IOException {
    Path cameras = data.resolve(CAMERAS);
    if (!Files.isDirectory(cameras)) {
      return List.of();
    }
    try (Stream<Path> folders = Files.list(cameras)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve(PROFILE)))
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    }
  }

  /** Keeps the calibrated colours. */
  public void saveProfile(CameraProfile profile) throws IOException {
    WholeFile.write(profileFile(), ProfileJson.write(profile).getBytes(StandardCharsets.UTF_8));
  }

  /** Forgets them; whether there were any. */
  public boolean wipeProfile() throws IOException {
    return Files.deleteIfExists(profileFile());
  }

  static Optional<byte[]> read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new IOException(file + " is larger than " + LARGEST + " bytes");
      }
      return Optional.of(bytes);
    } catch (NoSuchFileException missing) {
      return Optional.empty();
    }
  }
}
