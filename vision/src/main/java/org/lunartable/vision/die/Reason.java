package org.lunartable.vision.die;

/** Why a picture gives no reading of the die. */
public enum Reason {
  NO_DIE("no-die", "No die is in the picture; roll it where the camera sees it."),
  COCKED("cocked", "The die is not lying flat; push it flat or roll again."),
  HIDDEN("hidden", "Something covers the die; take the hand away."),
  SEVERAL("several", "More than one die is in the picture; leave only one."),
  MOVING("moving", "The die is still moving; wait until it lies still."),
  UNCLEAR("unclear", "The die's colours cannot be told for certain; give it more or softer light."),
  BAD_IMAGE("bad-image", "The picture cannot be used; take it again.");

  private final String text;
  private final String sentence;

  Reason(String text, String sentence) {
    this.text = text;
    this.sentence = sentence;
  }

  /** The word used in JSON and as the end of a message key, for example {@code no-die}. */
  public String text() {
    return text;
  }

  /** One sentence in English: what is wrong and what to do. */
  public String sentence() {
    return sentence;
  }
}
