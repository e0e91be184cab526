/**
 * What the kiosk knows about the die's camera beside the rolls: its health, the tray, the colours
 * in this light, and the rolls that people put right.
 */
package org.lunartable.kiosk.assembly.camera;
