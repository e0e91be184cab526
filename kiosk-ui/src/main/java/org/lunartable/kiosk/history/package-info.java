/** Games that were played: their list, and each told move by move. */
package org.lunartable.kiosk.history;
