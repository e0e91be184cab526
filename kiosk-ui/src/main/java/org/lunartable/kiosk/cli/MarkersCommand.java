package org.lunartable.kiosk.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lunartable.kiosk.cli.print.MarkerPages;
import org.lunartable.kiosk.cli.print.Paper;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The sheet of markers for the board's corners. */
@Command(
    name = "markers",
    mixinStandardHelpOptions = true,
    description = {
      "Writes a PDF sheet with the four markers that help the camera to find the board, with a",
      "ruler to check the printer and what to do. Print it at 100 %%."
    },
    footer = {"", "Example: lunar markers --paper letter --out markers.pdf"})
final class MarkersCommand implements Callable<Integer> {

  @Option(
      names = "--paper",
      paramLabel = "SIZE",
      defaultValue = "a4",
      description = "The paper: a4 (default) or letter.")
  private Paper paper;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      defaultValue = "lunar-markers.pdf",
      description = "Where to write the sheet (default: ${DEFAULT-VALUE}).")
  private Path out;

  private final Console console;

  MarkersCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    byte[] sheet = MarkerPages.pdf(paper);
    try {
      Files.write(out, sheet);
    } catch (IOException e) {
      throw new CliProblem(
          CliProblem.BAD_INPUT,
          out + " cannot be written; name a file in a folder that exists and may be written to.",
          e);
    }
    console.out().println(out);
    return 0;
  }
}
