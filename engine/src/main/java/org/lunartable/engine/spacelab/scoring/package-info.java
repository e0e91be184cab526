/** What a player has at the end, every line told (SL-11). */
package org.lunartable.engine.spacelab.scoring;
