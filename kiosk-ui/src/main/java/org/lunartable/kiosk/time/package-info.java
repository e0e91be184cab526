/** What is done again and again. Nothing here asks the wall clock. */
package org.lunartable.kiosk.time;
