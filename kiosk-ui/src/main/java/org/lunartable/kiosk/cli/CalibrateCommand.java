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
import org.lunartable.kiosk.assembly.camera.RoomFolder;
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
      "imports, exports or forgets them. A kiosk that is running takes up what changed when it is",
      "started again; its own camera page learns the colours at once."
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
      names = "--die",
      paramLabel = "FILE",
      description = "A house rules file (JSON) whose die is used.")
  private Path dieFile;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

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
    RoomFolder room = new RoomFolder(data != null ? data : DataHome.folder(System.getenv()));
    Die die = dieFile == null ? Die.CLASSIC : HouseRules.read(dieFile).die();
    try {
      return run(room, die);
    } catch (IOException e) {
      throw new CliProblem(
          CliProblem.MISSING, "The profile cannot be read or written: " + e.getMessage() + ".", e);
    }
  }

  private int run(RoomFolder room, Die die) throws IOException {
    if (deed != null && deed.wipe) {
      boolean any = room.wipeProfile();
      console.out().println(any ? "The colours are forgotten." : "There were no colours.");
      return 0;
    } else if (deed != null && deed.from != null) {
      CameraProfile learnt = LabelledSamples.profile(deed.from, die);
      room.saveProfile(learnt);
    } else if (deed != null && deed.imported != null) {
      byte[] text = TextFiles.read(deed.imported, LONGEST).getBytes(UTF_8);
      room.saveProfile(parsed(text, deed.imported));
    }
    CameraProfile profile =
        saved(room)
            .orElseThrow(
                () ->
                    new CliProblem(
                        CliProblem.NO, "No colours are learnt yet; the kiosk's camera page does."));
    if (deed != null && deed.export != null) {
      Files.writeString(deed.export, ProfileJson.write(profile));
    }
    console.out().println(json ? Json.write(tree(profile, die)) : text(profile, die));
    return 0;
  }

  private static Optional<CameraProfile> saved(RoomFolder room) throws IOException {
    try {
      return room.profile();
    } catch (BadProfile e) {
      throw new CliProblem(CliProblem.BAD_INPUT, room.profileFile() + ": " + e.getMessage(), e);
    }
  }

  private static CameraProfile parsed(byte[] text, Path file) {
    try {
      return ProfileJson.read(text);
    } catch (BadProfile e) {
      throw new CliProblem(CliProblem.BAD_INPUT, file + ": " + e.getMessage(), e);
    }
  }

  private static Map<String, Object> tree(CameraProfile profile, Die die) {
    Map<String, Object> tree = new LinkedHashMap<>();
    Map<String, Object> tiles = new LinkedHashMap<>();
    profile.tiles().forEach((colour, tile) -> tiles.put(colour.text(), tile));
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
