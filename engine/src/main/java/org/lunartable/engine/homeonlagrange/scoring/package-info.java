/** What stations are worth at the end, every line told (HL-15 to HL-19). */
package org.lunartable.engine.homeonlagrange.scoring;
