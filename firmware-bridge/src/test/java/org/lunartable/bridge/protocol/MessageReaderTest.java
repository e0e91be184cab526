package org.lunartable.bridge.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class MessageReaderTest {

  private static Message golden(String name) throws Exception {
    return MessageReader.read(Golden.frame(name)).orElseThrow();
  }

  @Test
  void readsAHello() throws Exception {
    assertThat(golden("board-hello"))
        .isEqualTo(new Message.Hello(1, 0, 1, 0, 19, 19, 361, true, 2));
  }

  @Test
  void readsChanges() throws Exception {
    assertThat(golden("change-a1-lifted-s19-placed"))
        .isEqualTo(
            new Message.Changes(
                List.of(new Message.Change(0, false), new Message.Change(360, true))));
  }

  @Test
  void readsASnapshot() throws Exception {
    Occupancy seen = ((Message.Snapshot) golden("snapshot-a1-e5-s19-muted-b1")).occupancy();
    assertThat(IntStream.range(0, 361).filter(seen::occupied)).containsExactly(0, 80, 360);
    assertThat(IntStream.range(0, 361).filter(seen::muted)).containsExactly(1);
  }

  @Test
  void aSnapshotHasTheSumOfItsHeartbeat() throws Exception {
    Occupancy seen = ((Message.Snapshot) golden("snapshot-a1-e5-s19-muted-b1")).occupancy();
    assertThat(golden("heartbeat-a1-e5-s19-muted-b1"))
        .isEqualTo(new Message.Heartbeat(65536, seen.sum()));
  }

  @Test
  void readsAButtonWhoseTimeIsLate() throws Exception {
    assertThat(golden("button-next-released"))
        .isEqualTo(new Message.ButtonEvent(8, Button.NEXT, Button.Action.RELEASED, 0xFFFF_FFFEL));
  }

  @Test
  void readsTheRest() throws Exception {
    assertThat(golden("colour"))
        .isEqualTo(new Message.ColourRead(Message.ColourRead.Status.OK, 4000, 2000, 256, 0));
    assertThat(golden("fault-noisy-c3")).isEqualTo(new Message.Fault(Message.Fault.Kind.NOISY, 40));
    assertThat(golden("self-test")).isEqualTo(new Message.SelfTest(false, true, true, 0, 2, 2));
    assertThat(golden("counters")).isEqualTo(new Message.Counters(1, 0, 258, 0, 65535, 0, 3));
    assertThat(golden("ack"))
        .isEqualTo(new Message.Acknowledged(42, Message.Acknowledged.Outcome.OK));
  }

  @Test
  void commandsAreTheGoldenOnes() throws Exception {
    assertThat(Command.hello().frame(0)).isEqualTo(Golden.frame("hello"));
    assertThat(Command.lamps(new Lamps(LampMode.ON, LampMode.SLOW, LampMode.OFF)).frame(3))
        .isEqualTo(Golden.frame("lamps"));
    assertThat(Command.buzz(880, 120).frame(4)).isEqualTo(Golden.frame("buzz"));
    assertThat(Command.fillLights(0, 361, 0).frame(5)).isEqualTo(Golden.frame("light-fill"));
    assertThat(Command.setLights(80, List.of(0xFF8000, 0x00FF00)).frame(6))
        .isEqualTo(Golden.frame("light-set"));
    assertThat(Command.selfTest(true).frame(9)).isEqualTo(Golden.frame("self-test-empty"));
    assertThat(Command.mute(80, true).frame(12)).isEqualTo(Golden.frame("mute-e5"));
  }

  @Property(tries = 2000)
  void neverThrows(
      @ForAll @IntRange(max = 12) int type, @ForAll @Size(max = Frame.MAX_DATA) byte[] data) {
    assertThat(MessageReader.read(new Frame(type, 0, data))).isNotNull();
  }
}
