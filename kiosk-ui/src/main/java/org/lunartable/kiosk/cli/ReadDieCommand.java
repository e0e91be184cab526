package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.die.DieReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads the die in pictures. */
@Command(
    name = "read-die",
    mixinStandardHelpOptions = true,
    description = "Reads the top face of the die in JPEG or PNG pictures.",
    footer = {
      "",
      "Example: lunar read-die --json photo.jpg",
      "Example: lunar read-die --sequence --fps 15 video/*.jpg"
    })
final class ReadDieCommand implements Callable<Integer> {
  private static final double USUAL_FPS = 15;
  private static final double MOST_FPS = 1000;

  @Option(
      names = "--die",
      paramLabel = "FILE",
      description = "A house rules file (JSON) whose die is in the pictures.")
  private Path dieFile;

  @Option(names = "--json", description = "Print one JSON object a picture.")
  private boolean json;

  @Option(
      names = "--sequence",
      description = {
        "Take the pictures for the frames of one live stream: also tell what the die is doing, and",
        "each roll once, on the frame where it is certain."
      })
  private boolean sequence;

  @Option(
      names = "--fps",
      paramLabel = "NUMBER",
      description = "Frames a second of the stream (default: 15).")
  private Double fps;

  @Parameters(paramLabel = "IMAGE", arity = "1..*", description = "The pictures, in this order.")
  private List<Path> images;

  private final Console console;

  ReadDieCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (fps != null && !sequence) {
      throw CliProblem.badInput("--fps goes with --sequence; add it or leave --fps out.");
    }
    Die die = dieFile == null ? Die.CLASSIC : HouseRules.read(dieFile).die();
    DieReader reader = new DieReader(die);
    return sequence ? run(new DieStream(reader, framesASecond())) : run(new DiePictures(reader));
  }

  /** What makes a line from each picture in turn. */
  interface Lines {
    DieLine next(Path image);
  }

  private int run(Lines lines) {
    PictureLines.print(console, images, image -> line(lines.next(image)));
    return 0;
  }

  private PictureLines.Line line(DieLine line) {
    return new PictureLines.Line(json ? line.json() : line.text(), line.usable());
  }

  private double framesASecond() {
    if (fps == null) {
      return USUAL_FPS;
    }
    if (!(fps > 0 && fps <= MOST_FPS)) {
      throw CliProblem.badInput("--fps takes a number above 0 and up to %.0f.".formatted(MOST_FPS));
    }
    return fps;
  }
}
