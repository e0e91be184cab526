/**
 * What every game with cards needs: decks and their chance as values, changed copies of lists, and
 * catalogues of cards as tables. Knows no game.
 */
package org.lunartable.engine.cards;
