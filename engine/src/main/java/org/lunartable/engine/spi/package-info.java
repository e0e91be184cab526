/**
 * How input reaches the table: an {@link org.lunartable.engine.spi.InputSource} turns what a device
 * sees into {@link org.lunartable.engine.spi.TableEvent}s. Rules never import this package.
 */
package org.lunartable.engine.spi;
