/**
 * The rules of Lunar Command on bits: every layer of the board (posts, edges, spaces) is up to
 * three words, so that enclosure, networks and options are found for the whole board at once.
 * Mutable, without allocation, for searching and for playing many games; the records of the package
 * above use it where it decides. One object belongs to one thread.
 */
package org.lunartable.engine.lunarcommand.fast;
