package org.lunartable.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.operation.polygonize.Polygonizer;
import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;

/** Answers with the polygons that JTS makes of all solid segments. */
final class JtsPolygons {

  private final Layout layout;
  private final List<List<LineString>> lines = new ArrayList<>();
  private final List<List<LineString>> newLines = new ArrayList<>();
  private final List<Integer> faces = new ArrayList<>();

  JtsPolygons(Layout layout, List<Corpus.Placement> corpus) {
    this.layout = layout;
    corpus.forEach(placement -> prepare(placement.bits(), placement.after()));
  }

  private List<int[]> segments(long[] bits) {
    List<int[]> found = new ArrayList<>();
    int stride = layout.stride();
    for (int bit = stride; bit < 64 * layout.words() - stride - 1; bit++) {
      if (Words.has(bits, Enclosures.CORNERS, bit)) {
        if (Words.has(bits, Enclosures.HORIZONTAL, bit)
            && Words.has(bits, Enclosures.CORNERS, bit + 1)) {
          found.add(new int[] {bit, bit + 1});
        }
        if (Words.has(bits, Enclosures.VERTICAL, bit)
            && Words.has(bits, Enclosures.CORNERS, bit + stride)) {
          found.add(new int[] {bit, bit + stride});
        }
      }
    }
    return found;
  }

  private void prepare(long[] before, long[] after) {
    GeometryFactory factory = new GeometryFactory();
    List<LineString> old = new ArrayList<>();
    List<LineString> more = new ArrayList<>();
    List<int[]> known = segments(before);
    for (int[] segment : segments(after)) {
      LineString line =
          factory.createLineString(new Coordinate[] {point(segment[0]), point(segment[1])});
      boolean isOld = known.stream().anyMatch(s -> s[0] == segment[0] && s[1] == segment[1]);
      (isOld ? old : more).add(line);
    }
    lines.add(old);
    newLines.add(more);
    Polygonizer polygonizer = new Polygonizer();
    polygonizer.add(old);
    faces.add(polygonizer.getPolygons().size());
  }

  private Coordinate point(int bit) {
    return new Coordinate(bit % layout.stride(), bit / layout.stride());
  }

  /** The new faces of all solid segments. */
  int answer(int i) {
    Polygonizer polygonizer = new Polygonizer();
    polygonizer.add(lines.get(i));
    polygonizer.add(newLines.get(i));
    return polygonizer.getPolygons().size() - faces.get(i);
  }
}
