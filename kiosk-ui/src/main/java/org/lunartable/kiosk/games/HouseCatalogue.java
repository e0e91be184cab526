package org.lunartable.kiosk.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.lunartable.engine.cardgame.CardSetUp.CatalogueReader;
import org.lunartable.engine.cards.CatalogueProblem;

/** The cards that this program comes with; the engine reads no files. */
final class HouseCatalogue {

  private static final String FILE = "/org/lunartable/engine/%s/house-catalogue.csv";

  private HouseCatalogue() {}

  /**
   * What the reader makes of the catalogue that the program comes with.
   *
   * @param game the package of the engine that the game is in
   */
  static <C> C of(String game, CatalogueReader<C> reader) {
    String file = FILE.formatted(game);
    try (InputStream in = HouseCatalogue.class.getResourceAsStream(file)) {
      return reader.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (CatalogueProblem problem) {
      throw new IllegalStateException(file + ": " + problem.getMessage(), problem);
    }
  }
}
