/** What {@code lunar doctor} looks at: one class for what belongs together, each gives checks. */
package org.lunartable.kiosk.cli.doctor;
