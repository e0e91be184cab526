package org.lunartable.vision.card;

import java.util.Optional;
import org.lunartable.engine.die.TileColour;
import org.lunartable.vision.Quad;

/**
 * A card in a picture.
 *
 * @param outline where it lies
 * @param colour of its background; empty when that has several colours
 * @param confidence 0 to 1
 */
public record SeenCard(Quad outline, Optional<TileColour> colour, double confidence) {}
