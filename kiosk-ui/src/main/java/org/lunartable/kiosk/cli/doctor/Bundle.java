package org.lunartable.kiosk.cli.doctor;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.lunartable.kiosk.assembly.source.BadSetting;
import org.lunartable.kiosk.assembly.source.CameraFile;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.log.KioskLog;
import org.lunartable.kiosk.log.Secrets;

/**
 * One file to send with a report: what the doctor found, the settings without passwords (the
 * kiosk's own and those of the file that it was started with), the log, and how the camera of a
 * running kiosk is. Neither games nor names are in it, pictures only when they are asked for, and
 * the name of whose home a path is in is left out.
 *
 * @param data the data folder
 * @param config the settings file that {@code --config} names
 * @param version of the program
 * @param withPictures whether what the cameras of a running kiosk saw last is to be in it
 */
public record Bundle(
    Path data, Optional<Path> config, int port, String version, boolean withPictures) {

  private static final int LONGEST = 64 << 20;
  private static final Secrets SECRETS = Secrets.ofUser();

  /**
   * Writes the file; one that is there already is replaced.
   *
   * @throws IOException when it cannot be written
   */
  public void write(Path file, List<Check> checks) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      add(zip, "version.txt", version + "\n");
      add(zip, "doctor.json", found(checks));
      add(zip, "kiosk.properties", SECRETS.removed(settings()));
      if (config.isPresent()) {
        add(zip, "lunar-table.conf", SECRETS.removed(Files.readString(config.get())));
      }
      for (Path log : KioskLog.files(data)) {
        add(zip, "log/" + log.getFileName(), SECRETS.removed(Files.readString(log)));
      }
      addKiosk(zip);
    }
  }

  private static String found(List<Check> checks) {
    return Json.write(Map.of("checks", checks.stream().map(Check::fields).toList())) + "\n";
  }

  private String settings() {
    try {
      return String.join("\n", CameraFile.in(data).withoutSecrets()) + "\n";
    } catch (BadSetting e) {
      return e.getMessage() + "\n";
    }
  }

  /** What the kiosk shows about its camera, and the last frames where they are wanted. */
  private void addKiosk(ZipOutputStream zip) throws IOException {
    RunningKiosk kiosk = new RunningKiosk(port);
    Optional<byte[]> view = kiosk.get("/api/camera");
    if (view.isEmpty()) {
      add(zip, "kiosk/none.txt", "No kiosk was running at port " + port + ".\n");
      return;
    }
    add(zip, "kiosk/camera.json", SECRETS.removed(utf8(view.get())));
    if (withPictures) {
      addPictures(zip, kiosk);
    }
  }

  private static void addPictures(ZipOutputStream zip, RunningKiosk kiosk) throws IOException {
    for (String frames : List.of("/api/camera/recent.zip", "/api/board-camera/recent.zip")) {
      Optional<byte[]> recent = kiosk.get(frames);
      if (recent.isPresent()) {
        addAll(zip, recent.get());
      }
    }
  }

  private static String utf8(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static void addAll(ZipOutputStream zip, byte[] recent) throws IOException {
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(recent))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        String plain = entry.getName().replaceAll(".*[/\\\\]", "");
        add(zip, "kiosk/" + plain, in.readNBytes(LONGEST));
      }
    }
  }

  private static void add(ZipOutputStream zip, String name, String text) throws IOException {
    add(zip, name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void add(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(bytes);
    zip.closeEntry();
  }
}
