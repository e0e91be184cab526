/** Space Lab without printed cards: its rules for the table, its screens, its sentences. */
package org.lunartable.engine.spacelab.play;
