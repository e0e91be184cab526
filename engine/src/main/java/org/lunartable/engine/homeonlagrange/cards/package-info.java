/** The cards of Home on Lagrange and the catalogue they come from (HL-1 to HL-4). */
package org.lunartable.engine.homeonlagrange.cards;
