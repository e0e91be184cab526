package org.lunartable.vision.evaluate;

/**
 * A row of a risk-coverage table.
 *
 * @param confidence answers at or above it count
 * @param answers how many do
 * @param wrong how many of them are wrong
 * @param coverage share of what could be answered that is
 * @param risk share of the answers that are wrong
 */
public record RiskRow(double confidence, long answers, long wrong, double coverage, double risk) {}
