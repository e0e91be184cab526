package org.lunartable.engine.spi;

/**
 * A picture a person can look at.
 *
 * @param mediaType {@code image/jpeg} or {@code image/png}
 * @param bytes the encoded picture; not copied, so it must not be changed afterwards
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody, only carried and shown
public record Evidence(String mediaType, byte[] bytes) {}
