/** What the program writes down about itself, for people at the console and for reports. */
package org.lunartable.kiosk.log;
