/**
 * A game on the table as a value: what was done, what may be done next, and how an event from the
 * table changes it. Pure: no thread, clock, file or randomness, so the same entries always lead to
 * the same state.
 */
package org.lunartable.engine.session;
