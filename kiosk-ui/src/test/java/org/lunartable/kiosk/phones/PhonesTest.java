package org.lunartable.kiosk.phones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.lunartable.kiosk.phones.Pairing.Paired;
import org.lunartable.kiosk.phones.Pairing.Refused;
import org.lunartable.kiosk.phones.Pairing.Why;

class PhonesTest {

  private static final String WRONG = "no PIN";

  private final AtomicLong now = new AtomicLong(-5);
  private final Phones phones = new Phones(now::get);
  private int visitors;

  @Test
  void nobodyComesBeforeTheTableLetsThem() {
    assertThat(phones.pair("a", "000000")).isEqualTo(new Refused(Why.WRONG_PIN));
    assertThat(phones.all()).isEmpty();
  }

  @Test
  void whoKnowsThePinIsKnownByItsToken() {
    Paired first = join();
    Paired second = join();

    assertThat(phones.find(first.token())).contains(new Phone(1, Optional.empty()));
    assertThat(phones.find(second.token())).contains(new Phone(2, Optional.empty()));
    assertThat(phones.find(WRONG)).isEmpty();
    assertThat(phones.find("")).isEmpty();
  }

  @Test
  void tokensHaveMoreThan128BitsAndNoneComesTwice() {
    Set<String> tokens = new HashSet<>();
    for (int i = 0; i < Phones.MOST; i++) {
      tokens.add(join().token());
    }
    // 22 letters of base 64 hold 132 bits.
    assertThat(tokens).hasSize(Phones.MOST).allMatch(token -> token.matches("[\\w-]{22,}"));
  }

  @Test
  void eachSwitchingOnMakesAPinOfItsOwn() {
    Set<String> pins = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      pins.add(phones.open().digits());
    }
    assertThat(pins).hasSizeGreaterThan(15).allMatch(pin -> pin.matches("\\d{6}"));
  }

  @Test
  void oneAddressTriesFiveTimesAMinute() {
    String pin = phones.open().digits();
    for (int i = 0; i < Attempts.A_MINUTE_BY_ONE; i++) {
      assertThat(phones.pair("a", WRONG)).isEqualTo(new Refused(Why.WRONG_PIN));
    }
    assertThat(phones.pair("a", pin)).isEqualTo(new Refused(Why.TOO_OFTEN));
    assertThat(phones.pair("b", pin)).isInstanceOf(Paired.class);
    now.addAndGet(TimeUnit.SECONDS.toNanos(60));
    assertThat(phones.pair("a", pin)).isInstanceOf(Paired.class);
  }

  @Test
  void allAddressesTogetherTryTwentyTimesAMinute() {
    String pin = phones.open().digits();
    for (int i = 0; i < Attempts.A_MINUTE_BY_ALL; i++) {
      phones.pair("address " + i, WRONG);
    }
    assertThat(phones.pair("another", pin)).isEqualTo(new Refused(Why.TOO_OFTEN));
  }

  @Test
  void afterAHundredWrongTriesOnlyANewPinHelps() {
    String pin = phones.open().digits();
    for (int i = 0; i < Attempts.WRONG_IN_ALL; i++) {
      now.addAndGet(TimeUnit.MINUTES.toNanos(1));
      phones.pair("a", WRONG);
    }
    now.addAndGet(TimeUnit.DAYS.toNanos(1));
    assertThat(phones.pair("a", pin)).isEqualTo(new Refused(Why.TOO_OFTEN));
    assertThat(phones.pair("a", phones.open().digits())).isInstanceOf(Paired.class);
  }

  @Test
  void thereIsRoomForSixteen() {
    for (int i = 0; i < Phones.MOST; i++) {
      join();
    }
    String pin = phones.pin().orElseThrow().digits();
    now.addAndGet(TimeUnit.MINUTES.toNanos(1));
    assertThat(phones.pair("late", pin)).isEqualTo(new Refused(Why.TOO_MANY_PHONES));
  }

  @Test
  void aSeatIsPlayedByOnePhoneOnly() {
    Paired first = join();
    Paired second = join();
    assertThat(phones.sit(first.phone().id(), Optional.of("orange"))).isTrue();
    assertThat(phones.sit(second.phone().id(), Optional.of("orange"))).isFalse();
    assertThat(phones.sit(first.phone().id(), Optional.of("orange"))).isTrue();
    assertThat(phones.sit(first.phone().id(), Optional.empty())).isTrue();
    assertThat(phones.sit(second.phone().id(), Optional.of("orange"))).isTrue();
    assertThat(phones.find(second.token()).orElseThrow().seat()).contains("orange");
  }

  @Test
  void aPhoneThatIsSentAwayIsUnknownAndItsSeatFree() {
    Paired first = join();
    phones.sit(first.phone().id(), Optional.of("orange"));
    assertThat(phones.remove(first.phone().id())).isTrue();

    assertThat(phones.find(first.token())).isEmpty();
    assertThat(phones.remove(first.phone().id())).isFalse();
    assertThat(phones.sit(first.phone().id(), Optional.empty())).isFalse();
    assertThat(phones.sit(join().phone().id(), Optional.of("orange"))).isTrue();
  }

  @Test
  void switchingOffLetsAllGo() {
    Paired first = join();
    String pin = phones.pin().orElseThrow().digits();
    phones.close();

    assertThat(phones.find(first.token())).isEmpty();
    assertThat(phones.all()).isEmpty();
    assertThat(phones.pair("late", pin)).isEqualTo(new Refused(Why.WRONG_PIN));
  }

  @Test
  void aPinDoesNotSayItselfInALog() {
    Pin pin = phones.open();
    assertThat(pin.toString()).doesNotContain(pin.digits());
  }

  /** A phone from an address of its own, a while after the one before. */
  private Paired join() {
    now.addAndGet(TimeUnit.SECONDS.toNanos(10));
    String pin = phones.pin().orElseGet(phones::open).digits();
    return (Paired) phones.pair("phone " + visitors++, pin);
  }
}
