package org.lunartable.kiosk.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.lunartable.kiosk.log.StandardError;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The entry of the command line. */
public final class Main {
  private static final Set<String> OF_LUNAR_ITSELF = Set.of("-h", "--help", "-V", "--version");

  private final Console console;

  public Main(Console console) {
    this.console = console;
  }

  /** Every command. A new one is a line here. */
  private List<Object> commands() {
    return List.of(
        new EngineCommand(console),
        new CheckCommand(console),
        new OptionsCommand(console),
        new SimulateCommand(console),
        new ReplayCommand(console),
        new RollCommand(console),
        new KioskCommand(console),
        new ReadDieCommand(console),
        new ReadBoardCommand(console),
        new EvaluateCommand(console),
        new MarkersCommand(console),
        new CalibrateCommand(console),
        new DoctorCommand(console),
        new BoardSimCommand(console),
        new WarmUpCommand());
  }

  public static void main(String[] args) {
    StandardError.setUp();
    Console console = new Console(System.in, new FileOutputStream(FileDescriptor.out), System.err);
    // What a library prints is no result.
    System.setOut(System.err);
    System.exit(new Main(console).run(args));
  }

  /** Runs one command and tells its exit status. Throws nothing. */
  public int run(String... args) {
    return run(this::commandLine, args);
  }

  int run(Supplier<CommandLine> line, String... args) {
    int status;
    try {
      status = line.get().execute(withCommand(args));
    } catch (Error e) {
      status = report(e);
    }
    return console.lost().map(lost -> report(unwritten(lost))).orElse(status);
  }

  private static CliProblem unwritten(Exception lost) {
    String reason = lost.getMessage();
    return new CliProblem(
        CliProblem.INTERNAL, "The results could not be written: " + reason + ".", lost);
  }

  /** {@code lunar} alone, or with nothing but options, is {@code lunar kiosk}. */
  private static String[] withCommand(String[] args) {
    if (args.length > 0 && (!args[0].startsWith("-") || OF_LUNAR_ITSELF.contains(args[0]))) {
      return args;
    }
    String[] all = new String[args.length + 1];
    all[0] = "kiosk";
    System.arraycopy(args, 0, all, 1, args.length);
    return all;
  }

  /** All commands with their options, ready to run. */
  CommandLine commandLine() {
    CommandLine line = new CommandLine(new LunarCommand());
    commands().forEach(line::addSubcommand);
    LunarCommand.addExamples(line);
    Values.addTo(line);
    return line.setOut(console.out())
        .setErr(console.err())
        .setExpandAtFiles(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler((e, arguments) -> report(misused(e)))
        .setExecutionExceptionHandler((e, command, parsed) -> report(e));
  }

  private static CliProblem misused(ParameterException e) {
    String said = e.getMessage().lines().findFirst().orElse("").replaceAll("[.\\s]+$", "");
    String command = e.getCommandLine().getCommandSpec().qualifiedName();
    return new CliProblem(CliProblem.BAD_INPUT, said + "; see " + command + " --help.", e);
  }

  private int report(Throwable e) {
    CliProblem problem = e instanceof CliProblem known ? known : broken(e);
    console.err().println("lunar: " + problem.getMessage());
    if (System.getProperty("lunar.debug") != null) {
      e.printStackTrace(console.err());
    }
    console.err().flush();
    return problem.exitStatus();
  }

  private static CliProblem broken(Throwable e) {
    String sentence =
        "Something inside is broken (%s); LUNAR_JAVA_OPTS=-Dlunar.debug shows where."
            .formatted(e.toString().lines().findFirst().orElse(""));
    return new CliProblem(CliProblem.INTERNAL, sentence, e);
  }
}
