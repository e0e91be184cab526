/** How values of the engine are written as JSON, decided in one place for pages and journal. */
package org.lunartable.kiosk.json;
