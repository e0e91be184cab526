/** The engine protocol: one JSON request a line, one JSON reply a line, as UCI is for chess. */
package org.lunartable.kiosk.protocol;
