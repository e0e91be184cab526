package org.lunartable.vision.calibration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;

/**
 * A guided calibration on its way: each face of the die that looks different is shown once.
 * Immutable.
 *
 * @param faces to be shown, in the die's order
 * @param at the one that is asked for now; after the last, their number
 * @param taken what was seen, by the face's index
 */
public record CalibrationRun(List<DieFace> faces, int at, Map<Integer, FaceSample> taken) {

  public CalibrationRun {
    faces = List.copyOf(faces);
    taken = Map.copyOf(taken);
  }

  /** Begins with a die. */
  public static CalibrationRun begin(Die die) {
    List<DieFace> distinct = new ArrayList<>();
    for (DieFace face : die.faces()) {
      if (distinct.stream().noneMatch(face::looksLike)) {
        distinct.add(face);
      }
    }
    return new CalibrationRun(distinct, 0, Map.of());
  }

  /** The face that is to be shown now; empty when all are through. */
  public Optional<DieFace> wanted() {
    return at < faces.size() ? Optional.of(faces.get(at)) : Optional.empty();
  }

  /** What was asked for was seen so. */
  public CalibrationRun take(List<LogRgb> patches) {
    Map<Integer, FaceSample> more = new TreeMap<>(taken);
    more.put(at, FaceSample.turnedToFit(wanted().orElseThrow(), patches));
    int next = at + 1;
    while (next < faces.size() && more.containsKey(next)) {
      next++;
    }
    return new CalibrationRun(faces, next, more);
  }

  /** Asks for this face, seen before or not. */
  public CalibrationRun ask(int index) {
    return new CalibrationRun(faces, Math.max(0, Math.min(faces.size(), index)), taken);
  }

  /** On to the next face without this one. */
  public CalibrationRun skip() {
    return new CalibrationRun(faces, Math.min(faces.size(), at + 1), taken);
  }

  /** Back to the face before, to be shown again. */
  public CalibrationRun back() {
    int before = Math.max(0, at - 1);
    Map<Integer, FaceSample> fewer = new TreeMap<>(taken);
    fewer.remove(before);
    return new CalibrationRun(faces, before, fewer);
  }

  /** The profile of what was seen; empty when nothing was. */
  public Optional<CameraProfile> profile() {
    List<FaceSample> samples = new TreeMap<>(taken).values().stream().toList();
    return samples.isEmpty() ? Optional.empty() : Optional.of(CameraProfile.of(samples));
  }
}
