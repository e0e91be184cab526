/**
 * Home on Lagrange: a package for each idea of it, and the class that the kiosk registers. The rule
 * numbers (HL-5) are those of docs/rules.md.
 */
package org.lunartable.engine.homeonlagrange;
