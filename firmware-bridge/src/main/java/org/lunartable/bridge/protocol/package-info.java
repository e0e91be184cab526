/** What the sensor board and the computer say to each other; PROTOCOL.md describes it. */
package org.lunartable.bridge.protocol;
