package org.lunartable.kiosk.phones;

/** What came of a try to pair a phone. */
public sealed interface Pairing {

  /**
   * It belongs to the table now.
   *
   * @param token what it has to show from now on; kept nowhere else
   */
  record Paired(String token, Phone phone) implements Pairing {}

  /** It does not. */
  record Refused(Why why) implements Pairing {}

  /** Why a phone was not paired. */
  enum Why {
    WRONG_PIN,
    TOO_OFTEN,
    TOO_MANY_PHONES
  }
}
