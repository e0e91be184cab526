package org.lunartable.kiosk.journal;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.lunartable.kiosk.files.Durable;
import org.sqlite.SQLiteConfig;

/**
 * Backups of a data folder: the journal as it stands, settings and learnt colours, each backup a
 * folder of its own. One that is to be restored is checked and laid ready; the next start of the
 * kiosk takes it, and keeps what was there before. Safe to use from any thread.
 */
public final class Backups {

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);
  private static final String FORM = "lunar-table-\\d{8}-\\d{6}";
  private static final String DATABASE = "lunar.db";
  private static final String READY = "restore";

  /** What is made anew by itself, belongs to one run, or is a backup. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          DATABASE,
          "lunar.db-wal",
          "lunar.db-shm",
          "lunar.lock",
          "lunar.probe",
          "backup",
          "log",
          "natives",
          "board-sim",
          READY);

  private final Path data;
  private final Clock clock;

  /**
   * Backups of this folder.
   *
   * @param clock names them by its time
   */
  public Backups(Path data, Clock clock) {
    this.data = data;
    this.clock = clock;
  }

  /**
   * Makes one.
   *
   * @param parent the folder in which its own is made
   * @return its name, once all of it is on the medium, so that the stick may be pulled out
   * @throws JournalProblem when it cannot be made; nothing of it is left then
   */
  public String write(Path parent) throws JournalProblem {
    String name = "lunar-table-" + STAMP.format(clock.instant());
    Path fresh = parent.resolve(name + ".part");
    Path made = fresh;
    try {
      requireRoom(parent);
      Files.createDirectory(fresh);
      copyDatabase(fresh.resolve(DATABASE));
      copyFiles(data, fresh);
      Durable.tree(fresh);
      made = Files.move(fresh, parent.resolve(name));
      Durable.one(parent);
      return name;
    } catch (IOException | SQLException failed) {
      deleteTree(made);
      throw new JournalProblem(
          "The backup cannot be written to "
              + parent
              + "; check that there is room and that writing is permitted.",
          failed);
    }
  }

  private void requireRoom(Path parent) throws IOException {
    FileStore store = Files.getFileStore(parent);
    if (store.getUsableSpace() < 2 * Files.size(data.resolve(DATABASE))) {
      throw new IOException("not enough room");
    }
  }

  private void copyDatabase(Path into) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    config.setBusyTimeout(2000);
    String from = "jdbc:sqlite:" + data.resolve(DATABASE).toAbsolutePath();
    try (Connection connection = config.createConnection(from);
        PreparedStatement vacuum = connection.prepareStatement("VACUUM INTO ?")) {
      vacuum.setString(1, into.toAbsolutePath().toString());
      vacuum.execute();
    }
  }

  /** The backups in a folder, the newest first. */
  public List<String> in(Path parent) throws JournalProblem {
    try (Stream<Path> inside = Files.list(parent)) {
      return inside
          .filter(path -> Files.exists(path.resolve(DATABASE)))
          .map(path -> path.getFileName().toString())
          .filter(name -> name.matches(FORM))
          .sorted(Comparator.reverseOrder())
          .toList();
    } catch (IOException failed) {
      throw new JournalProblem("The folder " + parent + " cannot be read.", failed);
    }
  }

  /**
   * Checks a backup and lays it ready for the next start.
   *
   * @param name as {@link #in} tells it
   * @throws JournalProblem when there is none or it is damaged; nothing is laid ready then
   */
  public void restore(Path parent, String name) throws JournalProblem {
    if (!in(parent).contains(name)) {
      throw new JournalProblem("There is no backup " + name + " there.");
    }
    Path fresh = data.resolve(READY + ".part");
    Path made = fresh;
    try {
      deleteTree(fresh);
      Files.createDirectory(fresh);
      Files.copy(parent.resolve(name).resolve(DATABASE), fresh.resolve(DATABASE));
      copyFiles(parent.resolve(name), fresh);
      Database.open(fresh.resolve(DATABASE)).close();
      Durable.tree(fresh);
      deleteTree(data.resolve(READY));
      made = Files.move(fresh, data.resolve(READY));
      Durable.one(data);
    } catch (Database.Damaged damaged) {
      deleteTree(made);
      throw new JournalProblem("The backup " + name + " is damaged; take another one.", damaged);
    } catch (IOException | SQLException failed) {
      deleteTree(made);
      throw new JournalProblem("The backup " + name + " cannot be read.", failed);
    }
  }

  /**
   * Takes what lies ready; to be called before the journal is opened. A power cut in the middle
   * does no harm: each file is moved whole, and the next start goes on.
   */
  static void takeReady(Path data, Instant now) throws IOException {
    Path ready = data.resolve(READY);
    if (!Files.isDirectory(ready)) {
      return;
    }
    Path before = data.resolve("before-restore-" + STAMP.format(now));
    if (Files.exists(ready.resolve(DATABASE))) {
      for (String name : List.of("lunar.db-wal", "lunar.db-shm", DATABASE)) {
        move(data.resolve(name), before.resolve(name));
      }
      move(ready.resolve(DATABASE), data.resolve(DATABASE));
    }
    for (Path file : files(ready)) {
      Path relative = ready.relativize(file);
      move(data.resolve(relative), before.resolve(relative));
      move(file, data.resolve(relative));
    }
    deleteTree(ready);
  }

  private static void move(Path from, Path to) throws IOException {
    if (Files.exists(from)) {
      Files.createDirectories(to.toAbsolutePath().getParent());
      Files.move(from, to);
    }
  }

  private static void copyFiles(Path from, Path to) throws IOException {
    for (Path file : files(from)) {
      Path target = to.resolve(from.relativize(file).toString());
      Files.createDirectories(target.toAbsolutePath().getParent());
      Files.copy(file, target);
    }
  }

  /** The files that belong into a backup, beside the database. */
  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).filter(file -> belongs(folder, file)).toList();
    }
  }

  private static boolean belongs(Path folder, Path file) {
    String first = folder.relativize(file).getName(0).toString();
    return !LEFT_OUT.contains(first)
        && !first.startsWith("before-restore-")
        && !first.startsWith("lunar-damaged-")
        && !first.endsWith(".part")
        && !file.getFileName().toString().endsWith(".new");
  }

  private static void deleteTree(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException left) {
      // What is left is in nobody's way: its name says what it is.
    }
  }
}
