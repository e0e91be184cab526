/** The games this program comes with. */
package org.lunartable.kiosk.games;
