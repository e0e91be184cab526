package org.lunartable.kiosk.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** What stands above all commands: help and version. */
@Command(
    name = "lunar",
    mixinStandardHelpOptions = true,
    versionProvider = LunarCommand.Version.class,
    synopsisSubcommandLabel = "[COMMAND]",
    description = {
      "A table companion for the board game LEGO Lunar Command.",
      "Without a command it starts the kiosk."
    })
final class LunarCommand {
  private static final String EXAMPLE = "Example: ";

  /** Puts every command's example below the list of commands. */
  static void addExamples(CommandLine line) {
    List<String> footer = new ArrayList<>(List.of("", "Examples:"));
    line.getSubcommands().values().stream()
        .filter(command -> !command.getCommandSpec().usageMessage().hidden())
        .flatMap(LunarCommand::examples)
        .map("  "::concat)
        .forEach(footer::add);
    footer.add("  lunar test");
    footer.add("");
    footer.add("`lunar test` runs the project's tests; see lunar test --help.");
    line.getCommandSpec().usageMessage().footer(footer.toArray(String[]::new));
  }

  /** The examples in a command's footer: its lines that begin with {@value #EXAMPLE}. */
  static Stream<String> examples(CommandLine command) {
    return Arrays.stream(command.getCommandSpec().usageMessage().footer())
        .filter(footerLine -> footerLine.startsWith(EXAMPLE))
        .map(footerLine -> footerLine.substring(EXAMPLE.length()));
  }

  /** The version the build wrote. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
      Properties product = new Properties();
      try (InputStream in = LunarCommand.class.getResourceAsStream("product.properties")) {
        product.load(in);
      }
      return new String[] {"Lunar Table " + product.getProperty("version")};
    }
  }
}
