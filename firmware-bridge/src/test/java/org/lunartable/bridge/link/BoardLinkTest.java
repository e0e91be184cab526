package org.lunartable.bridge.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lunartable.bridge.protocol.Button;
import org.lunartable.bridge.protocol.LampMode;
import org.lunartable.bridge.protocol.Lamps;

class BoardLinkTest {

  private static final int HELLO = 0x81;
  private static final int SNAPSHOT = 0x82;
  private static final int BUTTON_TAKEN = 0x83;
  private static final int LAMPS = 0x84;
  private static final int ALIVE = 0x8C;

  private final LastPress lastPress = new LastPress();
  private final Talk talk = new Talk(lastPress);

  private void begin(int... places) {
    talk.pass(50);
    talk.saysHello();
    talk.saysSnapshot(places);
    talk.sentTypes();
  }

  @Test
  void asksForAHelloUntilItComes() {
    talk.pass(1000);
    assertThat(talk.sentTypes()).filteredOn(type -> type == HELLO).hasSize(4);
  }

  @Test
  void tellsWhatTheSnapshotShowsAndThatItWorks() {
    begin(3);
    assertThat(talk.last().occupied(3)).isTrue();
    assertThat(talk.health).containsExactly("true works: 7 x 7 places, firmware 1.0");
  }

  @Test
  void changesBeforeTheFirstSnapshotAreNotBelieved() {
    talk.saysHello();
    talk.saysPlaced(5);
    assertThat(talk.seen).isEmpty();
  }

  @Test
  void tellsEveryChange() {
    begin();
    talk.saysPlaced(5);
    talk.says(0x02, 5, 0);
    assertThat(talk.seen).hasSize(3);
    assertThat(talk.last().occupied(5)).isFalse();
  }

  @Test
  void afterALostFrameNothingIsBelievedUntilASnapshot() {
    begin();
    talk.mumbles();
    talk.saysPlaced(5);
    assertThat(talk.seen).hasSize(1);
    assertThat(talk.sentTypes()).containsExactly(SNAPSHOT);
    talk.saysSnapshot(4, 5);
    assertThat(talk.last().occupied(4)).isTrue();
    assertThat(talk.counters.figures().gaps()).isEqualTo(1);
  }

  @Test
  void aGapIsToldInOrderOnceAndEndsWithASnapshot() {
    begin();
    talk.saysPlaced(3);
    talk.mumbles();
    talk.saysPlaced(5);
    talk.mumbles();
    talk.saysPlaced(6);
    talk.saysHeartbeat(500, 0);
    talk.saysSnapshot(3, 4, 5, 6);
    talk.saysHeartbeat(750, talk.last().sum());
    assertThat(talk.told).containsExactly("missed", "seen", "seen", "missed", "seen", "confirmed");
  }

  @Test
  void aLineThatEndsIsAGap() {
    begin();
    talk.ends();
    talk.ends();
    assertThat(talk.told).containsExactly("missed", "seen", "missed");
  }

  @Test
  void aResetIsAGapAlsoWhenNothingIsDifferentAfterIt() {
    begin(3);
    talk.restarts();
    talk.saysHello();
    talk.saysSnapshot(3);
    assertThat(talk.told).startsWith("missed", "seen", "missed").endsWith("missed", "seen");
  }

  @Test
  void aBoardWhoseSensorsAreNotAllKnownConfirmsNothing() {
    begin(3);
    talk.says(0x07, 1, 5, 0);
    talk.saysHeartbeat(500, talk.last().sum());
    assertThat(talk.told).containsExactly("missed", "seen");
  }

  @Test
  void whoHasNotSaidHelloTellsOfNoColour() {
    talk.says(0x06, 0, 1, 0, 1, 0, 1, 0, 1, 0);
    assertThat(talk.colours).isEmpty();
    begin();
    talk.says(0x06, 0, 1, 0, 1, 0, 1, 0, 1, 0);
    assertThat(talk.colours).hasSize(1);
  }

  @Test
  void aSnapshotThatIsLostIsAskedForAgain() {
    begin();
    talk.mumbles();
    talk.saysPlaced(5);
    talk.pass(1000);
    assertThat(talk.sentTypes()).filteredOn(type -> type == SNAPSHOT).hasSizeGreaterThan(3);
  }

  @Test
  void aSnapshotThatShowsNothingNewIsNoNews() {
    begin(3);
    talk.saysSnapshot(3);
    assertThat(talk.seen).hasSize(1);
  }

  @Test
  void aHeartbeatWhoseSumDisagreesIsAGapToo() {
    begin(3);
    talk.saysHeartbeat(500, talk.last().sum() ^ 1);
    assertThat(talk.sentTypes()).containsExactly(SNAPSHOT);
    talk.saysPlaced(9);
    assertThat(talk.last().occupied(9)).isFalse();
  }

  @Test
  void aFaultIsNoGapAndASnapshotIsAskedForUntilItTellsWhatIsMuted() {
    begin(3);
    talk.says(0x07, 1, 5, 0);
    talk.saysHeartbeat(500, talk.last().sum() ^ 1);
    talk.saysPlaced(9);
    assertThat(talk.last().occupied(9)).isTrue();
    assertThat(talk.counters.figures().gaps()).isZero();
    talk.pass(1000);
    assertThat(talk.sentTypes()).filteredOn(type -> type == SNAPSHOT).hasSizeGreaterThan(3);
  }

  @Test
  void aHeartbeatWhoseSumAgreesIsNothing() {
    begin(3);
    talk.saysHeartbeat(500, talk.last().sum());
    assertThat(talk.sentTypes()).isEmpty();
  }

  @Test
  void aResetWhoseHelloWasLostIsSeenByTheBoardsClock() {
    begin();
    talk.saysHeartbeat(5000, talk.last().sum());
    talk.saysHeartbeat(250, talk.last().sum());
    assertThat(talk.sentTypes()).containsExactly(HELLO);
  }

  @Test
  void afterAResetTheLampsAreSetAgain() {
    Lamps lamps = new Lamps(LampMode.ON, LampMode.OFF, LampMode.SLOW);
    talk.wishes.lamps(lamps);
    begin();
    talk.restarts();
    talk.saysHello();
    assertThat(talk.sentTypes()).contains(SNAPSHOT, LAMPS);
  }

  @Test
  void whatIsNotAcknowledgedIsSaidAgainAndWhatIsNot() {
    begin();
    talk.link.lamps(Lamps.OFF);
    assertThat(talk.sentTypes()).containsExactly(LAMPS);
    talk.pass(450);
    assertThat(talk.sentTypes()).contains(LAMPS);
    talk.pass(400);
    talk.acknowledges();
    talk.pass(2000);
    assertThat(talk.sentTypes()).containsOnly(ALIVE);
  }

  @Test
  void lightsAreSetInRuns() {
    begin();
    talk.link.lights(Map.of(3, 0xFF0000, 4, 0x00FF00, 9, 0x0000FF));
    assertThat(talk.sentTypes()).containsExactly(0x86, 0x87, 0x87, 0x88);
  }

  @Test
  void aPressIsToldOnceAndAcknowledgedEachTime() {
    begin();
    for (int i = 0; i < 3; i++) {
      talk.says(0x04, 7, 0, 1, 100, 0, 0, 0);
    }
    assertThat(talk.buttons).hasSize(1);
    assertThat(talk.buttons.get(0).button()).isEqualTo(Button.ROLL);
    assertThat(talk.sentTypes()).containsExactly(BUTTON_TAKEN, BUTTON_TAKEN, BUTTON_TAKEN);
  }

  @Test
  void aPressAfterAResetIsAnotherEvenWithTheSameNumber() {
    begin();
    talk.says(0x04, 0, 0, 1, 100, 0, 0, 0);
    talk.restarts();
    talk.saysHello();
    talk.says(0x04, 0, 0, 1, 101, 0, 0, 0);
    assertThat(talk.buttons).hasSize(2);
  }

  @Test
  void aPressSaidAgainOnTheNextLineIsToldOnceAndAcknowledgedThereToo() {
    begin();
    talk.saysHeartbeat(5000, talk.last().sum());
    talk.says(0x04, 7, 0, 1, 0x88, 0x13, 0, 0);
    Talk next = new Talk(lastPress);
    next.saysHello();
    next.saysHeartbeat(6000, 0);
    next.sentTypes();
    next.says(0x04, 7, 0, 1, 0x88, 0x13, 0, 0);
    assertThat(talk.buttons).hasSize(1);
    assertThat(next.buttons).isEmpty();
    assertThat(next.sentTypes()).contains(BUTTON_TAKEN);
    next.says(0x04, 8, 0, 0, 0xEC, 0x13, 0, 0);
    assertThat(next.buttons).hasSize(1);
  }

  @Test
  void aPressAfterAResetIsNewsOnTheNextLineEvenWithTheSameNumberAndTime() {
    begin();
    talk.says(0x04, 0, 0, 1, 0x88, 0x13, 0, 0);
    Talk next = new Talk(lastPress);
    next.saysHello();
    next.saysHeartbeat(250, 0);
    next.says(0x04, 0, 0, 1, 0x88, 0x13, 0, 0);
    assertThat(next.buttons).hasSize(1);
  }

  @Test
  void anotherVersionOfTheProtocolIsToldOnceAndNotBelieved() {
    talk.says(0x01, 2, 0, 1, 0, 7, 7, 0, 0, 0, 0);
    talk.says(0x01, 2, 0, 1, 0, 7, 7, 0, 0, 0, 0);
    talk.saysSnapshot(3);
    talk.says(0x04, 7, 0, 1, 100, 0, 0, 0);
    assertThat(talk.seen).isEmpty();
    assertThat(talk.buttons).isEmpty();
    assertThat(talk.health)
        .containsExactly(
            "false The sensor board speaks version 2 of the protocol and this program version 1;"
                + " put the firmware of this program on it.");
  }

  @Test
  void saysThatItIsAlive() {
    begin();
    talk.pass(2000);
    assertThat(talk.sentTypes()).filteredOn(type -> type == ALIVE).hasSize(4);
  }
}
