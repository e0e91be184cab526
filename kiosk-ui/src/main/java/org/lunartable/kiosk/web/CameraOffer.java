package org.lunartable.kiosk.web;

/**
 * A camera to choose, as a page gets it.
 *
 * @param id the name to choose it by, which lasts; without a password
 * @param title what its maker calls it; empty where the name says all
 * @param chosen whether it is the one chosen now
 */
public record CameraOffer(String id, String title, boolean chosen) {}
