/** Files that are written whole or not at all. */
package org.lunartable.kiosk.files;
