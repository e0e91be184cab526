/**
 * Keeps up the talk with the board: opens the line, notices when it is gone or silent, opens it
 * again, and asks for a snapshot whenever something may have been missed.
 */
package org.lunartable.bridge.link;
