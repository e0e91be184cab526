/**
 * The state of a game of Home on Lagrange: immutable records, the seed of all chance among them.
 */
package org.lunartable.engine.homeonlagrange.state;
