package org.lunartable.kiosk.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads the text files named on the command line. */
public final class TextFiles {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private TextFiles() {}

  /**
   * The whole text of a file, without the mark that some editors put at its start.
   *
   * @param longest the most bytes it may have
   * @throws CliProblem when it is missing, a folder, not to be read, too long or not UTF-8
   */
  public static String read(Path file, long longest) {
    byte[] bytes = bytes(file, longest);
    CharBuffer text = CharBuffer.allocate(bytes.length);
    ByteBuffer source = ByteBuffer.wrap(bytes);
    CoderResult result = UTF_8.newDecoder().decode(source, text, true);
    if (result.isError()) {
      throw CliProblem.badInput(
          "%s is not UTF-8 text: byte %d is wrong.".formatted(file, source.position() + 1));
    }
    String read = text.flip().toString();
    return read.startsWith(BYTE_ORDER_MARK) ? read.substring(1) : read;
  }

  private static byte[] bytes(Path file, long longest) {
    if (Files.isDirectory(file)) {
      throw CliProblem.badInput(file + " is a folder, not a file.");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(Math.toIntExact(longest + 1));
      if (bytes.length > longest) {
        throw CliProblem.badInput("%s is longer than %d bytes.".formatted(file, longest));
      }
      return bytes;
    } catch (NoSuchFileException e) {
      throw CliProblem.badInput("There is no file " + file + ".");
    } catch (AccessDeniedException e) {
      throw CliProblem.badInput(file + " cannot be read: permission denied.");
    } catch (IOException e) {
      throw new CliProblem(
          CliProblem.BAD_INPUT, "%s cannot be read: %s.".formatted(file, e.getMessage()), e);
    }
  }
}
