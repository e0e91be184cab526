package org.lunartable.kiosk.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/**
 * A small game with secrets: orange and green each hold a card that only they may see. In turn they
 * roll, and then lay their card or pass. Set-up: the cards by seat.
 */
final class SecretGame implements Game {

  static final String ID = "secret";
  static final String ORANGE_CARD = "card-moonshine-71";
  static final String GREEN_CARD = "card-redplanet-93";
  static final String START =
      "{\"game\":\"secret\",\"setup\":{\"orange\":\"%s\",\"green\":\"%s\"}}"
          .formatted(ORANGE_CARD, GREEN_CARD);

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Play start(Map<String, Object> setup) throws BadSetup {
    return new Hands(
        Map.of("orange", (String) setup.get("orange"), "green", (String) setup.get("green")),
        "orange",
        false);
  }

  /** A position; {@code rolled} when the seat to play has rolled. */
  private record Hands(Map<String, String> cards, String seat, boolean rolled) implements Play {

    @Override
    public List<Option> options() {
      return Stream.concat(
              rolls(),
              Stream.of("p", "lay:" + cards.get(seat)).filter(o -> rolled).map(Hands::option))
          .toList();
    }

    private Stream<Option> rolls() {
      return Stream.of(1, 2, 3, 4, 5, 6)
          .filter(n -> !rolled)
          .map(n -> new Option("r:" + n, new Expectation.DieShows(Die.CLASSIC.face(n))));
    }

    private static Option option(String id) {
      return new Option(id, new Expectation.Nothing());
    }

    @Override
    public Outcome take(String move) {
      if (options().stream().noneMatch(option -> option.id().equals(move))) {
        return new NotTaken(new Refused("", Text.of("refused.not-legal"), List.of()));
      }
      boolean rolls = move.startsWith("r:");
      String next = rolls ? seat : seat.equals("orange") ? "green" : "orange";
      Happening told =
          Happening.plain(rolls ? "rolled" : "passed", seat, List.of(), Text.of("happened"));
      return new Taken(new Hands(cards, next, rolls), List.of(told));
    }

    @Override
    public Screen screen(Viewer viewer) {
      String own = viewer.seat().map(cards::get).orElse("");
      List<Block.Line> hand =
          own.isEmpty()
              ? List.of()
              : List.of(
                  new Block.Line(1, 1, "", Text.of("card", "card", own), List.of(), List.of()));
      return new Screen(
          ID,
          List.of(
              new Block.Turn(Optional.of(seat), Text.of("turn"), Optional.empty()),
              new Block.Die(
                  Die.CLASSIC.faces(),
                  Optional.empty(),
                  rolled ? List.of() : List.of(new Block.Throw("r:1", Die.CLASSIC.face(1)))),
              new Block.Tracks(9, List.of(track("orange"), track("green"))),
              new Block.Options(List.of(new Block.Group("card", choices(viewer)))),
              new Block.Log(hand, 0)));
    }

    private static Block.Track track(String seat) {
      return new Block.Track(seat, Optional.empty(), 0, List.of());
    }

    private List<Block.Choice> choices(Viewer viewer) {
      boolean own = viewer.seat().equals(Optional.of(seat));
      return options().stream()
          .map(Option::id)
          .filter(id -> !id.startsWith("r:") && (own || id.equals("p")))
          .map(id -> new Block.Choice(id, List.of(), Text.of("option"), Optional.empty()))
          .toList();
    }

    @Override
    public Optional<String> result() {
      return Optional.empty();
    }
  }
}
