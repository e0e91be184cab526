/** The rules of Home on Lagrange (HL-5 to HL-14, HL-20 to HL-30). */
package org.lunartable.engine.homeonlagrange.rules;
