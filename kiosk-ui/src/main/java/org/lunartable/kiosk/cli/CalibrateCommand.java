package org.lunartable.kiosk.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.TileColour;
import org.lunartable.kiosk.json.Json;
import org.lunartable.vision.calibration.BadProfile;
import org.lunartable.vision.calibration.CameraProfile;
import org.lunartable.vision.calibration.ProfileJson;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The colours of the die in this room's light. */
@Command(
    name = "calibrate",
    mixinStandardHelpOptions = true,
    description = {
      "Prints the colours of the die's tiles that were learnt in this room's light, or makes,",
      "imports, exports or forgets them. Each camera has its own. A kiosk that is running takes up",
      "what changed when it is started again; its own camera page learns the colours at once."
    },
    footer = {"", "Example: lunar calibrate --from pictures/die"})
final class CalibrateCommand implements Callable<Integer> {

  private static final int LONGEST = 1 << 20;

  @ArgGroup private Deed deed;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "The kiosk's data folder (default: as for lunar kiosk).")
  private Path data;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = {
        "The kiosk's settings: its data folder and camera where the command line says nothing."
      })
  private Path config;

  @ArgGroup private Whose whose;

  @Option(
      names = "--die",
      paramLabel = "FILE",
      description = "A house rules file (JSON) whose die is used.")
  private Path dieFile;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  /** Whose colours; nothing is the camera that the kiosk is set to. */
  static final class Whose {

    @Option(
        names = "--camera",
        paramLabel = "NAME",
        required = true,
        description = {
          "The camera whose colours they are, as it is named to the kiosk (default: the one that",
          "--config or kiosk.properties in the data folder names, else the first one plugged",
          "in, else --every-camera)."
        })
    private String camera;

    @Option(
        names = "--every-camera",
        required = true,
        description = "The colours for every camera without its own.")
    private boolean every;
  }

  /** What to do; nothing prints what there is. */
  static final class Deed {

    @Option(
        names = "--from",
        paramLabel = "FOLDER",
        required = true,
        description = "Learn from labelled pictures (labels.jsonl as for lunar evaluate).")
    private Path from;

    @Option(
        names = "--export",
        paramLabel = "FILE",
        required = true,
        description = "Write what was learnt to a file.")
    private Path export;

    @Option(
        names = "--import",
        paramLabel = "FILE",
        required = true,
        description = "Take over what was exported elsewhere.")
    private Path imported;

    @Option(names = "--wipe", required = true, description = "Forget what was learnt.")
    private boolean wipe;
  }

  private final Console console;

  CalibrateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    KioskFile file = KioskFile.ofOption(config);
    LearntColours colours = colours(file.data(data), file);
    Die die = dieFile == null ? Die.CLASSIC : HouseRules.read(dieFile).die();
    try {
      return run(colours, die);
    } catch (IOException e) {
      throw new CliProblem(
          CliProblem.MISSING, "The profile cannot be read or written: " + e.getMessage() + ".", e);
    }
  }

  private LearntColours colours(Path folder, KioskFile file) {
    if (whose != null && whose.every) {
      return LearntColours.ofEvery(folder);
    }
    Optional<Setting> camera =
        Setting.ofOption("--camera", whose == null ? null : whose.camera)
            .or(() -> file.setting("camera"));
    return LearntColours.of(folder, CameraPlans.of(folder, camera).camera());
  }

  private int run(LearntColours colours, Die die) throws IOException {
    if (deed != null && deed.wipe) {
      console.out().println(colours.wipe());
      return 0;
    } else if (deed != null && deed.from != null) {
      colours.save(LabelledSamples.profile(deed.from, die));
    } else if (deed != null && deed.imported != null) {
      byte[] text = TextFiles.read(deed.imported, LONGEST).getBytes(UTF_8);
      colours.save(parsed(text, deed.imported));
    }
    CameraProfile profile = colours.profile();
    if (deed != null && deed.export != null) {
      Files.writeString(deed.export, ProfileJson.write(profile));
    }
    console
        .out()
        .println(
            json
                ? Json.write(tree(colours, profile, die))
                : colours.heading() + "\n" + text(profile, die));
    return 0;
  }

  private static CameraProfile parsed(byte[] text, Path file) {
    try {
      return ProfileJson.read(text);
    } catch (BadProfile e) {
      throw new CliProblem(CliProblem.BAD_INPUT, file + ": " + e.getMessage(), e);
    }
  }

  private static Map<String, Object> tree(LearntColours colours, CameraProfile profile, Die die) {
    Map<String, Object> tree = new LinkedHashMap<>();
    Map<String, Object> tiles = new LinkedHashMap<>();
    profile.tiles().forEach((colour, tile) -> tiles.put(colour.text(), tile));
    tree.put("camera", colours.camera().orElse(null));
    tree.put("samples", profile.samples().size());
    tree.put("complete", profile.covers(die));
    tree.put("tiles", tiles);
    tree.put("hard_to_tell", profile.hardToTell());
    return tree;
  }

  private static String text(CameraProfile profile, Die die) {
    String colours =
        profile.tiles().keySet().stream().map(TileColour::text).collect(Collectors.joining(", "));
    String alike =
        profile.hardToTell().stream()
            .map(
                pair ->
                    "\n%s and %s are hard to tell in this light: add a lamp."
                        .formatted(pair.one().text(), pair.other().text()))
            .collect(Collectors.joining());
    String complete =
        profile.covers(die)
            ? ""
            : "\nThe die in use has other tiles too; readings are not checked.";
    return "%d faces seen: %s.%s%s".formatted(profile.samples().size(), colours, complete, alike);
  }
}
