/**
 * The one thread that owns the game: events go in through a bounded queue, numbered screens come
 * out to everybody who looks. What changes the game is in the journal before anybody sees it.
 */
package org.lunartable.kiosk.table;
