/**
 * Home on Lagrange with printed cards: the kiosk keeps what all at the table can see, and counts at
 * the end. The score pad is its last part alone.
 */
package org.lunartable.engine.homeonlagrange.companion;
