package org.lunartable.engine.spacelab.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.die.TileColour;

/** The space agency that a lab belongs to; its word is the colour of its cards. */
public enum Agency implements Trait {
  /** Golden Planet. */
  YELLOW,
  /** Red Rocket. */
  RED,
  /** Blue Future. */
  BLUE,
  /** Green Explorer. */
  GREEN;

  /** All of them, in the order of the rules page. */
  public static final List<Agency> ALL = List.of(values());

  private final String text = name().toLowerCase(Locale.ROOT);

  @Override
  public String text() {
    return text;
  }

  @Override
  public boolean of(Lab lab) {
    return lab.agency() == this;
  }

  /** The background of its cards. */
  public Background background() {
    return Background.of(TileColour.parse(text).orElseThrow());
  }

  public static Optional<Agency> parse(String word) {
    return Arrays.stream(values()).filter(one -> one.text.equals(word)).findFirst();
  }
}
