/**
 * Follows a real board: finds the legal actions that explain best what a reader of the board saw.
 * Pure, like the rules: no thread, clock or randomness.
 */
package org.lunartable.engine.follow;
