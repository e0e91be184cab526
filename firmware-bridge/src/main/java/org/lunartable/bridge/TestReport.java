package org.lunartable.bridge;

import org.lunartable.bridge.link.LinkCounters;
import org.lunartable.bridge.protocol.Message;

/**
 * What came of a test of the sensor board.
 *
 * @param result what the board found out about itself
 * @param board what went wrong on the board since its reset
 * @param line what happened on the line since the start of this program
 */
public record TestReport(
    Message.SelfTest result, Message.Counters board, LinkCounters.Figures line) {}
