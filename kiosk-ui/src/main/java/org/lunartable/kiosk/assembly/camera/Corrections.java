package org.lunartable.kiosk.assembly.camera;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.lunartable.kiosk.files.WholeFile;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.vision.calibration.FaceSample;

/**
 * The rolls that people put right: pictures of the die with what it really showed, in a folder that
 * can be read like any other labelled one. Safe to use from any thread.
 */
final class Corrections {

  private static final System.Logger LOG = System.getLogger(Corrections.class.getName());
  private static final String LABELS = "labels.jsonl";
  private static final int MOST = 500;

  private final Path folder;
  private final Deque<Correction> kept = new ArrayDeque<>();
  private long last;

  /** Takes up what is in the folder; what cannot be read there is left out. */
  Corrections(Path folder) {
    this.folder = folder;
    try {
      Optional<byte[]> text = RoomFolder.read(folder.resolve(LABELS));
      if (text.isPresent()) {
        new String(text.get(), StandardCharsets.UTF_8).lines().forEach(this::takeUp);
      }
    } catch (IOException unreadable) {
      LOG.log(Level.WARNING, "The corrected rolls cannot be read.", unreadable);
    }
  }

  private void takeUp(String line) {
    try {
      Correction correction = Correction.parse(line);
      kept.addLast(correction);
      last = Math.max(last, correction.number());
    } catch (BadJson | IllegalArgumentException damaged) {
      LOG.log(Level.WARNING, "A corrected roll is left out: {0}", damaged.getMessage());
    }
  }

  synchronized int count() {
    return kept.size();
  }

  /** The newest ones that hold for a camera as samples, oldest first. */
  synchronized List<FaceSample> samples(String camera, int atMost) {
    List<Correction> all = kept.stream().filter(one -> one.holdsFor(camera)).toList();
    return all.subList(Math.max(0, all.size() - atMost), all.size()).stream()
        .map(Correction::sample)
        .toList();
  }

  /**
   * Keeps one more; the oldest makes room for it when there are too many.
   *
   * @return its number
   */
  synchronized long add(LastRoll roll, FaceSample sample, String source, String camera)
      throws IOException {
    Correction correction = new Correction(last + 1, roll.read(), sample, source, camera);
    WholeFile.write(folder.resolve(correction.file()), roll.jpeg());
    last++;
    kept.addLast(correction);
    List<Correction> dropped = new ArrayList<>();
    while (kept.size() > MOST) {
      dropped.add(kept.removeFirst());
    }
    writeLabels();
    for (Correction old : dropped) {
      Files.deleteIfExists(folder.resolve(old.file()));
    }
    return correction.number();
  }

  /** Keeps this one no more. */
  synchronized void remove(long number) throws IOException {
    List<Correction> wrong = kept.stream().filter(one -> one.number() == number).toList();
    kept.removeAll(wrong);
    writeLabels();
    for (Correction one : wrong) {
      Files.deleteIfExists(folder.resolve(one.file()));
    }
  }

  private void writeLabels() throws IOException {
    if (kept.isEmpty()) {
      Files.deleteIfExists(folder.resolve(LABELS));
      return;
    }
    String text = kept.stream().map(Correction::line).collect(Collectors.joining("\n", "", "\n"));
    WholeFile.write(folder.resolve(LABELS), text.getBytes(StandardCharsets.UTF_8));
  }

  /** The folder as a ZIP file. */
  synchronized byte[] zip() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Path file : files()) {
        zip.putNextEntry(new ZipEntry(file.getFileName().toString()));
        Files.copy(file, zip);
        zip.closeEntry();
      }
    }
    return bytes.toByteArray();
  }

  synchronized void wipe() throws IOException {
    kept.clear();
    for (Path file : files()) {
      Files.deleteIfExists(file);
    }
  }

  private List<Path> files() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".jpg") || file.endsWith(LABELS))
          .sorted()
          .toList();
    }
  }
}
