package org.lunartable.vision.board.locate;

import org.lunartable.vision.board.pose.BoardPose;

/**
 * A board found in a picture.
 *
 * @param fit the share of its plates that stand out as expected, 0 to 1; below about 0.4 something
 *     covers most of it
 * @param orientationKnown whether markers, or an earlier picture, told which side of the board is
 *     up; else the pose may be wrong by any number of quarter turns ({@link
 *     BoardPose#quarterTurned}) and the pieces have to tell
 */
public record FoundBoard(BoardPose pose, double fit, boolean orientationKnown) {}
