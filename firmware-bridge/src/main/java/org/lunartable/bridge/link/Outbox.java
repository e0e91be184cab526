package org.lunartable.bridge.link;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.lunartable.bridge.protocol.Command;

/**
 * What the board has been asked and has not acknowledged yet. Of each kind only the newest matters;
 * it is sent again as a whole until all of it was acknowledged. Not safe for several threads.
 */
final class Outbox {

  /** What is asked; a newer one of the same kind takes the place of the older. */
  enum Kind {
    LAMPS,
    LIGHTS,
    BUZZ,
    TEST,
    MUTE
  }

  static final long RETRY_NANOS = TimeUnit.MILLISECONDS.toNanos(400);
  private static final int TRIES = 10;

  private final Map<Kind, Asked> asked = new EnumMap<>(Kind.class);

  private static final class Asked {
    private final List<Command> commands;
    private final Set<Integer> unacknowledged = new HashSet<>();
    private long sent;
    private int tries;

    Asked(List<Command> commands) {
      this.commands = commands;
    }
  }

  /** Puts commands in that belong together; they are due at once. */
  void put(Kind kind, List<Command> commands, long now) {
    Asked fresh = new Asked(List.copyOf(commands));
    fresh.sent = now - RETRY_NANOS;
    asked.put(kind, fresh);
  }

  /** Sends what is due. */
  void send(long now, Sender sender) {
    for (Asked one : new ArrayList<>(asked.values())) {
      if (now - one.sent < RETRY_NANOS) {
        continue;
      }
      if (one.tries++ == TRIES) {
        asked.values().remove(one);
        continue;
      }
      one.sent = now;
      one.unacknowledged.clear();
      one.commands.forEach(command -> one.unacknowledged.add(sender.send(command)));
    }
  }

  /** A frame with this number arrived at the board. */
  void acknowledged(int sequence) {
    asked
        .values()
        .removeIf(one -> one.unacknowledged.remove(sequence) && one.unacknowledged.isEmpty());
  }

  /** Forgets everything: the line is new. */
  void clear() {
    asked.clear();
  }

  /** Sends a command and tells the sequence number it got. */
  interface Sender {
    int send(Command command);
  }
}
