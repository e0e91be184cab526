package org.lunartable.kiosk.table;

/** How an input source last said it was. */
public record SourceState(String name, boolean working, String detail) {}
