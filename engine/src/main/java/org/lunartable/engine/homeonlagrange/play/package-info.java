/** Home on Lagrange at the table: set-up, moves as text, and what each viewer may see. */
package org.lunartable.engine.homeonlagrange.play;
