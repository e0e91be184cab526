/**
 * Wires the parts together: journal, table, web, cameras. Only this package and the command line
 * know the adapters.
 */
package org.lunartable.kiosk.assembly;
