package org.lunartable.kiosk.assembly.camera;

import java.util.List;
import org.lunartable.engine.die.DieFace;
import org.lunartable.vision.calibration.LogRgb;

/**
 * What is remembered of the camera's last roll, in case it has to be put right.
 *
 * @param read the face as it was read
 * @param patches how its quarters looked
 * @param jpeg the die, cut out of the picture; not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // handed on as it came, compared by nobody
public record LastRoll(DieFace read, List<LogRgb> patches, byte[] jpeg) {}
