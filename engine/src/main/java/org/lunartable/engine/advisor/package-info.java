/**
 * Judges positions of Lunar Command and finds good turns: for hints, for an opponent, for trying
 * out house rules. Knows no clock and starts no thread: whoever asks says when to stop and lends
 * the threads. The same question with the same seed and the same number of nodes gets the same
 * answer, however many threads work on it.
 */
package org.lunartable.engine.advisor;
