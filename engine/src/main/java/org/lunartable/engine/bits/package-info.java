/**
 * The lattice on bits: every set of places is up to three words, so that floods and neighbourhoods
 * are found for the whole board at once. Objects with scratch memory belong to one thread.
 */
package org.lunartable.engine.bits;
