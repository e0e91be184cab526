package org.lunartable.kiosk.assembly.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lunartable.bridge.BoardHealth;
import org.lunartable.bridge.Muted;
import org.lunartable.bridge.TestReport;
import org.lunartable.bridge.link.LinkCounters;
import org.lunartable.bridge.link.LinkHealth;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.engine.screen.Text;
import org.lunartable.hardware.PanelHealth;
import org.lunartable.hardware.Part;
import org.lunartable.hardware.PinProblem;
import org.lunartable.kiosk.texts.Languages;
import org.lunartable.kiosk.texts.Messages;
import org.lunartable.kiosk.web.HandsDesk.PartState;
import org.lunartable.kiosk.web.HandsDesk.State;

/** What people are told of buttons, lamps and sensors. */
class HandPartsTest {

  private static final Message.Hello HELLO = new Message.Hello(1, 0, 1, 0, 19, 19, 0, false, 0);

  private static List<PartState> panel(PanelHealth health) {
    return PanelParts.of(health, Part::usualPin);
  }

  private static List<PartState> board(LinkHealth.State state, Muted muted) {
    Optional<Message.Hello> hello =
        switch (state) {
          case WORKS, OTHER_PROTOCOL, UNFIT -> Optional.of(HELLO);
          default -> Optional.empty();
        };
    LinkHealth link = new LinkHealth(state, Optional.of("/dev/ttyACM0"), hello, "as it is");
    return BoardParts.of(new BoardHealth(link, muted));
  }

  private static List<PartState> test(boolean shorted, boolean stuck, int broken) {
    var result = new Message.SelfTest(shorted, stuck, stuck, shorted ? 0b101 : 0, 3, 1);
    var counters = new Message.Counters(1000, broken, 0, 0, 1, 0, 0);
    return TestParts.of(
        new TestReport(result, counters, new LinkCounters.Figures(1, 1000, broken, 0, 2, 2, 3, 0)));
  }

  private static String english(Text text) {
    return Messages.english().say(text);
  }

  @Test
  void aPartThatFailsIsNamedWithItsPinItsTroubleAndItsRemedy() {
    List<PartState> parts =
        panel(
            new PanelHealth(
                Optional.empty(),
                Map.of(Part.BUZZER, PinProblem.Kind.TAKEN, Part.ROLL, PinProblem.Kind.BROKEN)));

    assertThat(parts)
        .extracting(PartState::name)
        .containsExactly("panel", "panel-roll", "panel-buzzer");
    assertThat(parts)
        .extracting(PartState::state)
        .containsExactly(State.WARN, State.FAIL, State.FAIL);
    assertThat(english(parts.get(1).said())).isEqualTo("roll button on pin BCM 17: it fails");
    assertThat(english(parts.get(2).said()))
        .isEqualTo("buzzer on pin BCM 25: another program has it");
    assertThat(parts.get(2).help().map(HandPartsTest::english))
        .contains("Stop that program, or wire the part to another pin.");
  }

  @Test
  void sensorsThatAreNotBelievedAreNamed() {
    List<PartState> parts =
        board(LinkHealth.State.WORKS, new Muted(List.of("e5", "f7"), List.of("c")));

    assertThat(parts).extracting(PartState::state).containsExactly(State.OK, State.WARN);
    assertThat(english(parts.get(0).said())).isEqualTo("19 × 19 places, firmware 1.0");
    assertThat(english(parts.get(1).said())).isEqualTo("not believed: e5, f7; columns c");
  }

  @Test
  void withoutALineNothingIsSaidOfSensors() {
    assertThat(board(LinkHealth.State.UNPLUGGED, Muted.NONE))
        .extracting(PartState::name)
        .containsExactly("sensor-board");
  }

  @Test
  void aTestNamesTheColumnsThatAreShorted() {
    PartState result = test(true, false, 0).get(0);
    assertThat(result.state()).isEqualTo(State.FAIL);
    assertThat(english(result.said())).isEqualTo("columns with a short circuit: a, c");
  }

  @Test
  void oneBrokenMessageInAHundredIsAWarning() {
    assertThat(test(false, false, 10)).extracting(PartState::state).doesNotContain(State.WARN);
    assertThat(test(false, false, 11)).extracting(PartState::state).contains(State.WARN);
  }

  @Test
  void everythingIsSaidInEveryLanguageWithNothingLeftOpen() {
    List<PartState> all = new ArrayList<>(panel(PanelHealth.WELL));
    for (PinProblem.Kind kind : PinProblem.Kind.values()) {
      all.addAll(panel(new PanelHealth(Optional.of(kind), Map.of())));
      for (Part part : Part.values()) {
        all.addAll(panel(new PanelHealth(Optional.empty(), Map.of(part, kind))));
      }
    }
    for (LinkHealth.State state : LinkHealth.State.values()) {
      all.addAll(board(state, Muted.NONE));
      all.addAll(board(state, new Muted(List.of("e5"), List.of())));
      all.addAll(board(state, new Muted(List.of(), List.of("c"))));
      all.addAll(board(state, new Muted(List.of("e5"), List.of("c"))));
    }
    all.addAll(test(true, false, 0));
    all.addAll(test(false, true, 500));
    all.addAll(test(false, false, 0));
    all.addAll(TestParts.unanswered());
    for (String language : Languages.ALL) {
      Messages messages = Messages.of(language);
      assertThat(all)
          .flatExtracting(
              part -> Stream.concat(Stream.of(part.said()), part.help().stream()).toList())
          .allSatisfy(
              text -> {
                assertThat(messages.knows(text.key())).as(text.key()).isTrue();
                assertThat(messages.say(text)).as(text.key()).doesNotContain("{", "null");
              });
    }
  }
}
