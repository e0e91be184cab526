package org.lunartable.vision.frame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A folder with one picture in it, or a file of pictures. */
final class FileRig implements Rig {
  private final Path folder;
  private final boolean single;
  private final Path picture;

  FileRig(Path folder, boolean single) throws IOException {
    this.folder = folder;
    this.single = single;
    this.picture = folder.resolve(single ? "saved.mjpeg" : "picture.jpg");
    if (single) {
      send(TestJpegs.picture(100));
    }
  }

  @Override
  public FrameSource open(Time time) {
    return FolderFrames.source(single ? picture : folder, 20, FolderFrames.AtEnd.LOOP, time);
  }

  @Override
  public void send(byte[] bytes) throws IOException {
    Path part = folder.resolve("part");
    Files.write(part, bytes);
    Files.move(part, picture, StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void fallSilent() throws IOException {
    send(TestJpegs.garbage(100, 1));
  }

  @Override
  public SourceStatus.State whenSilent() {
    return single ? SourceStatus.State.LOST : SourceStatus.State.STALLED;
  }

  @Override
  public void cut() throws IOException {
    Files.delete(picture);
  }

  @Override
  public void restore() {}

  @Override
  public boolean released() {
    return true;
  }

  @Override
  public void close() {}
}
