/** The cards and tiles of Space Lab and their catalogue (SL-13). */
package org.lunartable.engine.spacelab.cards;
