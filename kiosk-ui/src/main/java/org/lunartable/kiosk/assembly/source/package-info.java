/** Which camera looks at the table: its name, the settings file, and the choice while it runs. */
package org.lunartable.kiosk.assembly.source;
