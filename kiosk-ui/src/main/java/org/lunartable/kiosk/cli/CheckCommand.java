package org.lunartable.kiosk.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Owner;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.StationView;
import org.lunartable.kiosk.cli.board.PhotoCheck;
import org.lunartable.kiosk.files.WholeFile;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.protocol.Replies;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says which stations of a position are enclosed. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Names the enclosed stations of a position, or of the board in a JPEG or PNG photo, who leads",
      "each and what stands inside. Exit status 1 when nothing is enclosed."
    },
    footer = {
      "",
      "Example: lunar check position.txt",
      "Example: lunar check --out checked.jpg photo.jpg"
    })
final class CheckCommand implements Callable<Integer> {

  /** What names of pictures to write end in, and what is then written. */
  private static final Map<String, String> FORMATS =
      Map.of(".jpg", "jpg", ".jpeg", "jpg", ".png", "png");

  @Parameters(paramLabel = "FILE", description = "A position file, or a photo of the board.")
  private Path file;

  @Option(names = "--rules", paramLabel = "FILE", description = "A house rules file (JSON).")
  private Path rulesFile;

  @Option(
      names = "--out",
      paramLabel = "PICTURE",
      description = "Write the photo with the stations drawn on it here (JPEG or PNG by its name).")
  private Path out;

  @Option(names = "--json", description = "Print the engine's reply to stations.")
  private boolean json;

  private final Console console;

  CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Referee referee = new Referee(PositionFiles.rules(rulesFile));
    List<StationView> stations = isPicture() ? photo(referee) : position(referee);
    if (stations.isEmpty()) {
      throw new CliProblem(CliProblem.NO, file + ": no station is enclosed.");
    }
    return 0;
  }

  private boolean isPicture() {
    try {
      return Picture.isPicture(file);
    } catch (IOException e) {
      return false; // reading it as a position says what is wrong with the file
    }
  }

  private List<StationView> position(Referee referee) {
    if (out != null) {
      throw CliProblem.badInput("--out needs a photo, and " + file + " is none.");
    }
    List<StationView> stations = referee.stations(PositionFiles.read(file, referee.rules()));
    print(Replies.stations(null, stations), stations, List.of());
    return stations;
  }

  private List<StationView> photo(Referee referee) {
    try {
      Optional<String> format = out == null ? Optional.empty() : Optional.of(format());
      PhotoCheck check =
          PhotoCheck.of(file, referee)
              .orElseThrow(
                  () ->
                      CliProblem.badInput(
                          file + " shows no board; take the whole board from above."));
      if (format.isPresent()) {
        WholeFile.write(out, check.drawn(format.get()));
      }
      print(check.fields(), check.stations(), check.unclear());
      return check.stations();
    } catch (BadPicture e) {
      throw CliProblem.badInput(e.getMessage());
    } catch (IOException e) {
      throw new CliProblem(CliProblem.BAD_INPUT, "--out: %s cannot be written.".formatted(out), e);
    }
  }

  /** What to write; refuses a name by which the photo itself or a folder would be lost. */
  private String format() throws IOException {
    Path folder = out.toAbsolutePath().getParent();
    String name = out.toString().toLowerCase(Locale.ROOT);
    String format =
        FORMATS.entrySet().stream()
            .filter(ending -> name.endsWith(ending.getKey()))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElseThrow(
                () ->
                    CliProblem.badInput(
                        "--out takes a name that ends in .jpg or .png, not " + out + "."));
    if (Files.isDirectory(out)) {
      throw CliProblem.badInput("--out: " + out + " is a folder; name a file in it.");
    } else if (!Files.isDirectory(folder)) {
      throw CliProblem.badInput("--out: there is no folder " + folder + "; make it first.");
    } else if (Files.exists(out) && Files.isSameFile(out, file)) {
      throw CliProblem.badInput("--out: " + out + " is the photo itself; name another file.");
    }
    return format;
  }

  private void print(Map<String, Object> fields, List<StationView> stations, List<Place> unclear) {
    if (json) {
      console.out().println(Json.write(fields));
      return;
    }
    stations.forEach(station -> console.out().println(sentence(station)));
    if (!unclear.isEmpty()) {
      String places = unclear.stream().map(Place::name).collect(Collectors.joining(", "));
      console.out().println("Not clear to see: " + places + ".");
    }
  }

  private static String sentence(StationView view) {
    String owner =
        view.owner()
            .map(
                found ->
                    found == Owner.NONE ? "scored, owned by nobody" : "owned by " + found.text())
            .orElse("not scored");
    return "Station %s: %s, orange %d : green %d, %s, %s."
        .formatted(
            view.station().first(),
            counted(view.station().size(), "space"),
            view.pieces().orange(),
            view.pieces().green(),
            counted(view.points(), "point") + " inside",
            owner);
  }

  private static String counted(int n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }
}
