/** Sheets to print. */
package org.lunartable.kiosk.cli.print;
