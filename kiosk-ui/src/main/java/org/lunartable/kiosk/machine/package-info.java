/** The machine the kiosk runs on: power, sound, addresses in the network, USB sticks. */
package org.lunartable.kiosk.machine;
