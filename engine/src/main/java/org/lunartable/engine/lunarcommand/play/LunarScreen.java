package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Consequence;
import org.lunartable.engine.lunarcommand.Correction;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Owner;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.StationView;
import org.lunartable.engine.lunarcommand.Stock;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Block.Choice;
import org.lunartable.engine.screen.Block.Count;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/** Composes the screen of a game of Lunar Command; there are no secrets in it. */
final class LunarScreen {

  private final LunarCommandPlay play;
  private final Position position;
  private final List<Action> options;

  LunarScreen(LunarCommandPlay play) {
    this.play = play;
    this.position = play.position();
    this.options = play.referee().options(position);
  }

  Screen screen() {
    return new Screen(
        "lunar-command", List.of(turn(), tracks(), lattice(), die(), choices(), play.log().log()));
  }

  private Block turn() {
    Optional<Ending> ending = play.referee().ending(position);
    return new Block.Turn(
        ending.isPresent() ? Optional.empty() : Optional.of(position.side().text()),
        ending.map(this::farewell).orElseGet(this::headline),
        ending.map(Ending::text),
        play.awaitsCompanion());
  }

  private Text farewell(Ending ending) {
    return switch (ending) {
      case DRAW -> Text.of("turn.over.draw");
      case ORANGE -> Text.of("turn.over.won", "seat", play.seat(Side.ORANGE));
      case GREEN -> Text.of("turn.over.won", "seat", play.seat(Side.GREEN));
    };
  }

  private Text headline() {
    Object seat = player();
    if (play.awaitsCompanion()) {
      return Text.of("turn.companion", "seat", seat);
    }
    if (play.wantsRoll()) {
      return Text.of("turn.roll", "seat", seat);
    }
    if (position.roll().isWalking()) {
      return Text.of("turn.walk", "seat", seat, "n", position.roll().stepsLeft());
    }
    boolean onlyPass = options.equals(List.of(new Action.Pass()));
    return Text.of(onlyPass ? "turn.pass" : "turn.choose", "seat", seat);
  }

  /** The player to move; in team play with the number within the team (LC-39). */
  private Object player() {
    Object seat = play.seat(position.side());
    int member = position.turn().member();
    return member == 0 ? seat : Text.of("seat.member", "seat", seat, "member", member);
  }

  private Block tracks() {
    int target = play.referee().rules().points().target();
    return new Block.Tracks(target, List.of(track(Side.ORANGE), track(Side.GREEN)));
  }

  private Block.Track track(Side side) {
    Stock stock = position.stock();
    Stock.Coloured own = stock.of(side);
    return new Block.Track(
        side.text(),
        play.seats().name(side),
        position.score().of(side),
        List.of(
            new Count("dome", own.dome()),
            new Count("airlock", own.airlock()),
            new Count("antenna", own.antenna()),
            new Count("straight", stock.straight()),
            new Count("square", stock.square())),
        play.seats().companion(side).map(one -> one.level().text()),
        Optional.of(Correction.ScoreIs.ofSide(side)));
  }

  private Block lattice() {
    return new Block.Lattice(
        Diagram.write(position.board()).lines().toList(),
        play.referee().stations(position).stream().map(LunarScreen::area).toList());
  }

  private static Block.Area area(StationView station) {
    return new Block.Area(
        station.station().spaces(), station.wall().places(), station.owner().map(Owner::text));
  }

  private Block die() {
    List<Block.Throw> rolls =
        play.wantsRoll()
            ? play.faces().stream()
                .map(face -> new Block.Throw(LunarCommandPlay.rollMove(face), face))
                .toList()
            : List.of();
    return new Block.Die(play.referee().rules().die().faces(), play.top(), rolls);
  }

  /** What a person may do; what the companion does is its own affair. */
  private Block choices() {
    if (play.awaitsCompanion()) {
      return new Block.Options(List.of());
    }
    Map<String, List<Choice>> groups = new LinkedHashMap<>();
    for (Consequence option : play.referee().consequences(position)) {
      groups
          .computeIfAbsent(Sentences.word(option.action()), word -> new ArrayList<>())
          .add(choice(option));
    }
    return new Block.Options(
        groups.entrySet().stream()
            .map(group -> new Block.Group(group.getKey(), List.copyOf(group.getValue())))
            .toList());
  }

  private Choice choice(Consequence option) {
    Action action = option.action();
    return new Choice(
        action.text(),
        action.places(),
        Sentences.label(action),
        Sentences.preview(play, option.events()));
  }
}
