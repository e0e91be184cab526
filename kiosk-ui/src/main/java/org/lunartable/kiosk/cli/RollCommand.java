package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.kiosk.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Rolls the die. */
@Command(
    name = "roll",
    mixinStandardHelpOptions = true,
    description = "Rolls the die, fairly: every face is as likely as the others.",
    footer = {"", "Example: lunar roll -n 3 --json"})
final class RollCommand implements Callable<Integer> {
  private static final int MOST_ROLLS = 1_000_000;

  @Option(
      names = "-n",
      paramLabel = "COUNT",
      defaultValue = "1",
      description = "How many rolls, 1 to 1000000 (default: ${DEFAULT-VALUE}).")
  private int count;

  @Option(names = "--json", description = "Print one JSON object a roll.")
  private boolean json;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "Roll the same faces every time; without it they come from a secure source.")
  private Long seed;

  @Option(
      names = "--die",
      paramLabel = "FILE",
      description = "A house rules file (JSON) whose die is rolled.")
  private Path dieFile;

  private final Console console;

  RollCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (count < 1 || count > MOST_ROLLS) {
      throw CliProblem.badInput("-n takes 1 to %d rolls, not %d.".formatted(MOST_ROLLS, count));
    }
    Die die = dieFile == null ? Die.CLASSIC : HouseRules.read(dieFile).die();
    IntUnaryOperator below = source();
    for (int i = 0; i < count && !readerGone(i); i++) {
      int number = 1 + below.applyAsInt(6);
      DieFace face = die.face(number);
      console.out().println(json ? Json.write(tree(number, face)) : sentence(number, face));
    }
    return 0;
  }

  /** Asked now and then: asking writes out what is buffered. */
  private boolean readerGone(int rolled) {
    return rolled % 1000 == 999 && console.broken();
  }

  /** Numbers below a bound; both sources reject what would favour the small ones. */
  private IntUnaryOperator source() {
    if (seed == null) {
      SecureRandom secure = new SecureRandom();
      return secure::nextInt;
    }
    SplittableRandom seeded = new SplittableRandom(seed);
    return seeded::nextInt;
  }

  private Map<String, Object> tree(int number, DieFace face) {
    Map<String, Object> tree = new LinkedHashMap<>();
    List<String> words = words(face);
    tree.put("quadrants", List.of(words.subList(0, 2), words.subList(2, 4)));
    tree.put("face", number);
    tree.put("colours", face.distinctColours());
    tree.put("source", seed == null ? "secure" : "seed:" + seed);
    return tree;
  }

  private static List<String> words(DieFace face) {
    return face.quarters().stream()
        .map(tile -> tile == null ? null : tile.text())
        .collect(Collectors.toList());
  }

  private static String sentence(int number, DieFace face) {
    return words(face).stream()
        .map(word -> Objects.requireNonNullElse(word, "bare"))
        .collect(Collectors.joining(", ", "Face " + number + ": ", ""));
  }
}
