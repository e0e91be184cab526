package org.lunartable.kiosk.journal;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.lunartable.kiosk.journal.Trace.Op;

/**
 * What is found on the disk when the power failed at one moment of a trace.
 *
 * <p>The disk is honest: what was written to a file before its last sync is there. Of what was
 * written later any part may be there, in any order, also half a page: a sector of 512 bytes is
 * written whole or not at all. Names in the folder change in their order, and those before the
 * folder's last sync have changed. The shared-memory file is rubbish, as it is after every crash.
 */
final class PowerCut {

  private static final int SECTOR = 512;

  /** How much of what was not synced got to the disk. */
  enum Survived {
    NOTHING,
    EVERYTHING,
    ANY_PART
  }

  private final Random random;
  private final Survived survived;

  /** A file by whatever name, and what was done to it. */
  private static final class Body {
    private final List<Op> done = new ArrayList<>();
    private int synced;
  }

  /** What the folder calls its files. */
  private record Names(Map<Character, Body> bodies) {}

  PowerCut(Random random, Survived survived) {
    this.random = random;
    this.survived = survived;
  }

  /** Writes the files as they are after so many operations. */
  void write(Trace trace, int after, Path folder) throws IOException {
    Map<Character, Body> now = new HashMap<>();
    List<Names> since = new ArrayList<>(List.of(new Names(Map.of())));
    for (Op op : trace.ops().subList(0, after)) {
      if (op.file() == Trace.FOLDER) {
        since.subList(0, since.size() - 1).clear();
      } else if (op.kind() == 'U') {
        now.remove(op.file());
        since.add(new Names(Map.copyOf(now)));
      } else if (op.file() != Trace.MARKS) {
        if (!now.containsKey(op.file())) {
          now.put(op.file(), new Body());
          since.add(new Names(Map.copyOf(now)));
        }
        Body body = now.get(op.file());
        if (op.kind() == 'S') {
          body.synced = body.done.size();
        } else {
          body.done.add(op);
        }
      }
    }
    Names names = since.get(chosen(since.size()));
    for (Map.Entry<Character, Body> named : names.bodies().entrySet()) {
      String suffix = named.getKey() == Trace.LOG ? "-wal" : "";
      write(named.getValue(), folder.resolve("lunar.db" + suffix));
    }
    byte[] rubbish = new byte[32 * 1024];
    random.nextBytes(rubbish);
    Files.write(folder.resolve("lunar.db-shm"), rubbish);
  }

  private int chosen(int count) {
    return switch (survived) {
      case NOTHING -> 0;
      case EVERYTHING -> count - 1;
      case ANY_PART -> random.nextInt(count);
    };
  }

  private void write(Body body, Path path) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      for (int i = 0; i < body.done.size(); i++) {
        Op op = body.done.get(i);
        if (i < body.synced || survived == Survived.EVERYTHING) {
          whole(op, file);
        } else if (survived == Survived.ANY_PART) {
          part(op, file);
        }
      }
    }
  }

  private static void whole(Op op, RandomAccessFile file) throws IOException {
    if (op.kind() == 'T') {
      file.setLength(op.at());
    } else {
      file.seek(op.at());
      file.write(op.bytes());
    }
  }

  private void part(Op op, RandomAccessFile file) throws IOException {
    int luck = random.nextInt(3);
    if (luck == 0) {
      return;
    } else if (luck == 1 || op.kind() == 'T') {
      whole(op, file);
      return;
    }
    for (int from = 0; from < op.bytes().length; ) {
      long end = (op.at() + from) / SECTOR * SECTOR + SECTOR;
      int to = (int) Math.min(op.bytes().length, end - op.at());
      if (random.nextBoolean()) {
        file.seek(op.at() + from);
        file.write(op.bytes(), from, to - from);
      }
      from = to;
    }
  }
}
