/** The state of a game of Space Lab: immutable records, the seed of all chance among them. */
package org.lunartable.engine.spacelab.state;
