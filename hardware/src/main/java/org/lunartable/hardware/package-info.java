/** Buttons, lamps and buzzer wired to the pins of a small computer. */
package org.lunartable.hardware;
