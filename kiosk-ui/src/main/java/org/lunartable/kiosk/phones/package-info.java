/**
 * Phones that may look at the table: how they are paired, who they play, and the address and the
 * picture that lead them here. It knows no web server.
 */
package org.lunartable.kiosk.phones;
