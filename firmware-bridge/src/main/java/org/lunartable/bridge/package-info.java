/** The sensor board under the table as an input source, and its lamps, lights and buzzer. */
package org.lunartable.bridge;
