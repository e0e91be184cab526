package org.lunartable.engine.homeonlagrange.state;

import org.lunartable.engine.homeonlagrange.cards.ResourceCard;

/** A resource card that lies on a module. */
public record Laid(ResourceCard card, boolean faceUp) {}
