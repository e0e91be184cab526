/** The pins of a Raspberry Pi by Pi4J; the only package that knows the library. */
package org.lunartable.hardware.pi;
