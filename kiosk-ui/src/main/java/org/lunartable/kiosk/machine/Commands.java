package org.lunartable.kiosk.machine;

import java.io.IOException;
import java.util.List;

/** Runs programs of the system; a fixed list of arguments each, never a shell. */
public interface Commands {

  /**
   * What a program said.
   *
   * @param status 0 when it did what was asked
   * @param text all that it wrote
   */
  record Result(int status, String text) {}

  /**
   * Runs one to its end, ten seconds at most.
   *
   * @throws IOException when there is no such program, or it does not end
   */
  Result run(List<String> command) throws IOException;
}
