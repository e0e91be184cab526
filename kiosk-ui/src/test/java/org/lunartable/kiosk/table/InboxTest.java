package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardSeen;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;

class InboxTest {

  private static final Observation PRESS = new UndoAsked(1);

  private final Inbox inbox = new Inbox(3);

  @Test
  void pressesAreKeptInOrderAndRefusedWhenThereIsNoRoom() throws Exception {
    for (int i = 0; i < 3; i++) {
      assertThat(offer("touch", PRESS, i)).isNotDone();
    }
    assertThat(offer("touch", PRESS, 3).join()).isEqualTo(Reply.refused("refused.busy"));

    assertThat(drain()).containsExactly(0L, 1L, 2L);
  }

  @Test
  void ofBoardReadingsOnlyTheNewestPerSourceIsKept() throws Exception {
    CompletableFuture<Reply> first = offer("camera", board(), 1);
    assertThat(offer("touch", PRESS, 2)).isNotDone();
    assertThat(offer("reeds", board(), 3)).isNotDone();
    CompletableFuture<Reply> newer = offer("camera", board(), 4);

    assertThat(first.join()).isEqualTo(new Reply.Nothing(Optional.empty(), 0));
    assertThat(newer).isNotDone();
    assertThat(drain()).containsExactly(2L, 3L, 4L);
  }

  @Test
  void aReadingAndAHealthOfOneSourceDoNotReplaceEachOther() throws Exception {
    assertThat(offer("camera", board(), 1)).isNotDone();
    assertThat(offer("camera", new SourceHealth(true, ""), 2)).isNotDone();
    assertThat(offer("camera", new SourceHealth(false, "unplugged"), 3)).isNotDone();

    assertThat(drain()).containsExactly(1L, 3L);
  }

  @Test
  void readingsAlwaysHaveRoom() {
    for (int i = 0; i < 4; i++) {
      assertThat(offer("touch", PRESS, i)).isNotNull();
    }
    assertThat(offer("camera", board(), 4)).isNotDone();
  }

  @Test
  void rollsAndWhatDevicesSawHaveRoomForAllThatHandsCanDo() {
    for (int i = 0; i < Inbox.DEVICE_CAPACITY; i++) {
      assertThat(inbox.offer(pressedAtTheTable())).isNotDone();
    }
    assertThat(inbox.offer(pressedAtTheTable()).join()).isEqualTo(Reply.refused("refused.busy"));
    assertThat(
            new Work.Look(
                    TableEvent.certain("touch", 0, new DieSeen(Die.CLASSIC.face(1))),
                    OptionalLong.empty(),
                    true)
                .irrefusable())
        .isTrue();
  }

  @Test
  void devicesThatChatterTakeNoRoomFromATouch() {
    for (int i = 0; i < 100; i++) {
      assertThat(inbox.offer(pressedAtTheTable())).isNotDone();
    }
    for (int i = 0; i < 3; i++) {
      assertThat(offer("touch", PRESS, i)).isNotDone();
    }
    assertThat(offer("touch", PRESS, 3).join()).isEqualTo(Reply.refused("refused.busy"));
  }

  private static Work pressedAtTheTable() {
    return new Work.Look(TableEvent.certain("panel", 0, PRESS), OptionalLong.empty(), false);
  }

  @Test
  void whatWaitsIsStillTakenAfterClosing() throws Exception {
    assertThat(offer("touch", PRESS, 1)).isNotDone();
    inbox.close();

    assertThat(offer("touch", PRESS, 2).join()).isEqualTo(Reply.refused("refused.closing"));
    assertThat(inbox.take()).isPresent();
    assertThat(inbox.take()).isEmpty();
  }

  private static Observation board() {
    return new BoardSeen(Board.empty(new Lattice(3, 3)));
  }

  private CompletableFuture<Reply> offer(String source, Observation seen, long nanos) {
    TableEvent event = TableEvent.certain(source, nanos, seen);
    return inbox.offer(new Work.Look(event, OptionalLong.empty(), true));
  }

  private List<Long> drain() throws InterruptedException {
    inbox.close();
    List<Long> order = new ArrayList<>();
    for (Optional<Inbox.Job> job = inbox.take(); job.isPresent(); job = inbox.take()) {
      order.add(((Work.Look) job.get().work()).event().nanos());
    }
    return order;
  }
}
