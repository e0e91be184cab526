/** Buttons, lamps and buzzers at the table: what they do, and what they show. */
package org.lunartable.kiosk.assembly.hands;
