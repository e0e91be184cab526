/** The rules of play of Space Lab (SL-2 to SL-10, SL-12). */
package org.lunartable.engine.spacelab.rules;
