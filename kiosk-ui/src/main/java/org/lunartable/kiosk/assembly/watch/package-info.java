/** Looks after the threads of the kiosk: notices one that stands still, and what can be done. */
package org.lunartable.kiosk.assembly.watch;
