/** The texts of the message file, for those who cannot leave them to a page. */
package org.lunartable.kiosk.texts;
