package org.lunartable.kiosk.files;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DurableTest {

  @TempDir Path folder;

  @Test
  void filesAndFoldersAreBroughtToTheMedium() throws IOException {
    Files.createDirectories(folder.resolve("camera/crops"));
    Files.writeString(folder.resolve("camera/crops/one.jpg"), "a picture");
    assertThatCode(() -> Durable.tree(folder)).doesNotThrowAnyException();
  }

  @Test
  void whatCannotBeBroughtThereIsAnError() throws IOException {
    // A name that leads nowhere stands for a file that the medium lost.
    Files.createSymbolicLink(folder.resolve("lost"), folder.resolve("nowhere"));
    assertThatThrownBy(() -> Durable.tree(folder)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> Durable.one(folder.resolve("gone"))).isInstanceOf(IOException.class);
  }
}
