package org.lunartable.vision;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** The folders of labelled pictures in the test resources. */
public final class TestFolders {
  private TestFolders() {}

  /** The folder of this name. */
  public static Path of(String name) {
    try {
      return Path.of(TestFolders.class.getResource("/" + name + "/labels.jsonl").toURI())
          .getParent();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
