package org.lunartable.kiosk.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.CatalogueCsv;

/** The cards of Home on Lagrange that this program comes with (HL-3); the engine reads no files. */
public final class HouseCatalogue {

  private static final String FILE = "/org/lunartable/engine/homeonlagrange/house-catalogue.csv";

  public static final Catalogue CATALOGUE = read();

  private HouseCatalogue() {}

  private static Catalogue read() {
    try (InputStream in = HouseCatalogue.class.getResourceAsStream(FILE)) {
      return CatalogueCsv.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (CatalogueProblem problem) {
      throw new IllegalStateException(FILE + ": " + problem.getMessage(), problem);
    }
  }
}
