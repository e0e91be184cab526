/** Serial ports by jSerialComm; the only package that knows the library. */
package org.lunartable.bridge.serial;
