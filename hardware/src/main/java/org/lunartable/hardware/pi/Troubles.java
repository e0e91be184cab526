package org.lunartable.hardware.pi;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lunartable.hardware.PinProblem;

/** What the messages of the library mean for a person. */
final class Troubles {

  private static final String NOT_ALLOWED =
      "This user may not use the pins: allow it with \"sudo usermod -aG gpio $USER\", then log in"
          + " again; the service of the package with \"sudo usermod -aG gpio lunar-table\", then"
          + " restart it.";
  private static final String NONE =
      "This computer has no pins that can be used; buttons and lamps need a Raspberry Pi with"
          + " Bookworm or newer.";
  private static final int DEEPEST = 10;

  private Troubles() {}

  /**
   * Looks at the chips before the library does, which names another trouble when a chip may not be
   * opened.
   *
   * @param devices the folder of device files
   * @throws PinProblem when there is no chip, or none that may be opened
   */
  static void check(Path devices) throws PinProblem {
    List<Path> chips = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(devices, "gpiochip*")) {
      found.forEach(chips::add);
    } catch (IOException e) {
      throw new PinProblem(PinProblem.Kind.NONE, NONE, e);
    }
    if (chips.isEmpty()) {
      throw new PinProblem(PinProblem.Kind.NONE, NONE, null);
    }
    if (chips.stream().noneMatch(chip -> Files.isReadable(chip) && Files.isWritable(chip))) {
      throw new PinProblem(PinProblem.Kind.NOT_ALLOWED, NOT_ALLOWED, null);
    }
  }

  /**
   * The sentence for what went wrong.
   *
   * @param what part or pins, for the sentence
   */
  static PinProblem of(Throwable trouble, String what) {
    String said = all(trouble);
    if (said.contains("permission denied") || said.contains("operation not permitted")) {
      return new PinProblem(PinProblem.Kind.NOT_ALLOWED, NOT_ALLOWED, trouble);
    } else if (said.contains("resource busy")) {
      return new PinProblem(
          PinProblem.Kind.TAKEN,
          "Another program has %s; stop it or wire the part to another pin.".formatted(what),
          trouble);
    } else if (hasNoPins(said)) {
      return new PinProblem(PinProblem.Kind.NONE, NONE, trouble);
    }
    return new PinProblem(
        PinProblem.Kind.BROKEN,
        "%s cannot be used (%s); check the wiring and restart the computer."
            .formatted(upper(what), first(trouble)),
        trouble);
  }

  private static boolean hasNoPins(String said) {
    return said.contains("identify gpiochip")
        || said.contains("no gpio chip")
        || said.contains("unsatisfiedlinkerror")
        || said.contains("no such file")
        || said.contains("unable to load")
        || said.contains("noclassdeffounderror")
        || said.contains("providernotfound");
  }

  /** All that was said, from the outside in. */
  private static String all(Throwable trouble) {
    StringBuilder said = new StringBuilder();
    Throwable one = trouble;
    for (int depth = 0; one != null && depth < DEEPEST; depth++) {
      said.append(one).append('\n');
      one = one.getCause();
    }
    return said.toString().toLowerCase(Locale.ROOT);
  }

  private static String first(Throwable trouble) {
    String message = trouble.getMessage() == null ? trouble.toString() : trouble.getMessage();
    return message.lines().findFirst().orElse("").replaceAll("[.!\\s]+$", "");
  }

  private static String upper(String what) {
    return what.substring(0, 1).toUpperCase(Locale.ROOT) + what.substring(1);
  }
}
