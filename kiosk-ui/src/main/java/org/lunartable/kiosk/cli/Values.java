package org.lunartable.kiosk.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the values of options, and says in plain words what is wrong with one. */
final class Values {

  private Values() {}

  static void addTo(CommandLine line) {
    ITypeConverter<Integer> small = value -> number(value, Integer::valueOf, "a whole number");
    ITypeConverter<Long> whole = value -> number(value, Long::valueOf, "a whole number");
    ITypeConverter<Double> any = value -> number(value, Double::valueOf, "a number");
    line.registerConverter(int.class, small)
        .registerConverter(Integer.class, small)
        .registerConverter(long.class, whole)
        .registerConverter(Long.class, whole)
        .registerConverter(double.class, any)
        .registerConverter(Double.class, any)
        .registerConverter(Path.class, Values::file);
  }

  private static <N extends Number> N number(
      String value, Function<String, N> reader, String kind) {
    try {
      return reader.apply(value);
    } catch (NumberFormatException e) {
      boolean digits = value.matches("[+-]?\\d+");
      throw new TypeConversionException(
          digits ? value + " is far too large a number" : "'%s' is not %s".formatted(value, kind));
    }
  }

  private static Path file(String value) {
    if (value.isBlank()) {
      throw new TypeConversionException("the name of a file or folder is missing");
    }
    try {
      return Path.of(value);
    } catch (InvalidPathException e) {
      throw new TypeConversionException("'%s' cannot be the name of a file".formatted(value));
    }
  }
}
