/** The sensor board without a board: its firmware, built here, in a simulated processor. */
package org.lunartable.bridge.simulated;
