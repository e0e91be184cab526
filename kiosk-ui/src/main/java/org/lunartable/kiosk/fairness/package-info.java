/** Whether the dice of this table are fair: what was rolled so far, and what that says. */
package org.lunartable.kiosk.fairness;
