package org.lunartable.kiosk.machine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Text;

/** The USB sticks that are plugged in. Safe to use from any thread; mounting may take seconds. */
public final class Sticks {

  private static final long SECTOR = 512;

  private final Commands commands;
  private final Path root;

  /**
   * Sticks of a system.
   *
   * @param root where its files are, {@code /} but for tests
   */
  public Sticks(Commands commands, Path root) {
    this.commands = commands;
    this.root = root;
  }

  /**
   * A stick, or a part of one that has files.
   *
   * @param id the system's name for it, as {@code sda1}
   * @param megabytes its size
   */
  public record Stick(String id, long megabytes) {}

  /** Those that are plugged in. */
  public List<Stick> plugged() {
    List<Stick> sticks = new ArrayList<>();
    for (Path disk : children(root.resolve("sys/block"))) {
      if (number(disk.resolve("removable")) == 1 && number(disk.resolve("size")) > 0) {
        List<Path> parts =
            children(disk).stream()
                .filter(part -> Files.exists(part.resolve("partition")))
                .toList();
        (parts.isEmpty() ? List.of(disk) : parts).forEach(part -> sticks.add(stick(part)));
      }
    }
    return sticks;
  }

  private static Stick stick(Path part) {
    long bytes = number(part.resolve("size")) * SECTOR;
    return new Stick(part.getFileName().toString(), bytes >> 20);
  }

  /**
   * The folder of its files; it is mounted when it is not.
   *
   * @param id of a stick that is plugged in
   */
  public Path folder(String id) throws MachineProblem {
    if (plugged().stream().noneMatch(stick -> stick.id().equals(id))) {
      throw new MachineProblem(Text.of("problem.no-stick", "stick", id));
    }
    Optional<Path> there = mounted(id);
    if (there.isEmpty()) {
      mount(id);
      there = mounted(id);
    }
    return there.orElseThrow(() -> unusable(id, null));
  }

  private void mount(String id) throws MachineProblem {
    try {
      commands.run(List.of("udisksctl", "mount", "--no-user-interaction", "-b", "/dev/" + id));
    } catch (IOException e) {
      throw unusable(id, e);
    }
  }

  private static MachineProblem unusable(String id, Throwable cause) {
    return new MachineProblem(Text.of("problem.stick", "stick", id), cause);
  }

  /** As the kernel says; blanks in folders are written as octal numbers there. */
  private Optional<Path> mounted(String id) {
    try {
      return Files.readAllLines(root.resolve("proc/self/mounts")).stream()
          .map(line -> line.split(" "))
          .filter(words -> words.length > 1 && words[0].equals("/dev/" + id))
          .map(words -> Path.of(words[1].replace("\\040", " ")))
          .findFirst();
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private static List<Path> children(Path folder) {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> inside = Files.newDirectoryStream(folder)) {
      inside.forEach(found::add);
    } catch (IOException none) {
      return List.of();
    }
    found.sort(Comparator.naturalOrder());
    return found;
  }

  private static long number(Path file) {
    try {
      return Long.parseLong(Files.readString(file).strip());
    } catch (IOException | NumberFormatException none) {
      return 0;
    }
  }
}
