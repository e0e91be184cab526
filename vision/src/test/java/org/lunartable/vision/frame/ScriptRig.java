package org.lunartable.vision.frame;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A script in the place of rpicam-vid: it writes what comes through a named pipe. */
final class ScriptRig implements Rig {
  private final Path folder;
  private final RandomAccessFile pipe;

  ScriptRig(Path folder) throws IOException, InterruptedException {
    this.folder = folder;
    new ProcessBuilder("mkfifo", folder.resolve("pipe").toString()).start().waitFor();
    // Opened for both, so that opening does not wait and the pipe outlives a child.
    pipe = new RandomAccessFile(folder.resolve("pipe").toFile(), "rw");
    write(folder.resolve("rpicam-vid"), head() + "exec cat \"$D/pipe\"\n");
  }

  String head() {
    return "D='"
        + folder
        + "'\n[ -e \"$D/gone\" ] && { echo 'no cameras available' >&2; exit 255; }\n"
        + "echo $$ > \"$D/pid.part\"; mv \"$D/pid.part\" \"$D/pid\"\n";
  }

  static void write(Path script, String text) throws IOException {
    Path part = script.resolveSibling("script.part");
    Files.writeString(part, "#!/bin/sh\n" + text);
    Files.setPosixFilePermissions(part, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.move(part, script, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public FrameSource open(Time time) {
    String program = folder.resolve("rpicam-vid").toString();
    return PiCamera.source(program, PiCamera.Settings.USUAL, Patience.USUAL, time);
  }

  /** The child that runs now. */
  Optional<ProcessHandle> child() throws IOException {
    Path file = folder.resolve("pid");
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    return ProcessHandle.of(Long.parseLong(Files.readString(file).strip()))
        .filter(ProcessHandle::isAlive);
  }

  @Override
  public void send(byte[] bytes) throws IOException {
    if (child().isPresent()) {
      pipe.write(bytes);
    }
  }

  @Override
  public void cut() throws IOException {
    Files.createFile(folder.resolve("gone"));
    child().ifPresent(ProcessHandle::destroyForcibly);
  }

  @Override
  public void restore() throws IOException {
    Files.delete(folder.resolve("gone"));
  }

  @Override
  public boolean released() throws Exception {
    Optional<ProcessHandle> child = child();
    if (child.isPresent()) {
      child.get().onExit().get(5, TimeUnit.SECONDS);
    }
    return true;
  }

  @Override
  public void close() throws IOException {
    child().ifPresent(ProcessHandle::destroyForcibly);
    pipe.close();
  }
}
