package org.lunartable.kiosk.history;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.lunartable.engine.screen.Block;

/**
 * What the finished games of one kind add up to.
 *
 * @param game the game's id
 * @param games how many were finished
 * @param players those who won most first
 * @param records the best of all games; a record that nobody holds is left out
 */
public record Statistics(String game, int games, List<Player> players, List<Best> records) {

  private static final String DRAW = "draw";

  public Statistics {
    players = List.copyOf(players);
    records = List.copyOf(records);
  }

  /**
   * A player, known by the name, by the level of the companion, or only by the seat.
   *
   * @param points in all games together
   * @param best the most points in one game
   */
  public record Player(Who who, int games, int wins, int draws, int points, int best) {}

  /** Whom a figure belongs to; nobody has a seat alone when a name is known. */
  public record Who(Optional<String> name, Optional<String> companion, Optional<String> seat) {

    static Who of(Block.Track track) {
      boolean known = track.name().isPresent() || track.companion().isPresent();
      return new Who(
          track.name(),
          track.name().isPresent() ? Optional.empty() : track.companion(),
          known ? Optional.empty() : Optional.of(track.seat()));
    }
  }

  /**
   * A record.
   *
   * @param kind {@code largest} (spaces of a station), {@code richest} (points of a station),
   *     {@code highest} (points in a game), {@code longest} and {@code shortest} (turns of a game)
   * @param who whose it is; empty for the length of a game and for a tie
   * @param id the game's number in the journal
   */
  public record Best(String kind, int value, Optional<Who> who, long id, long startedMillis) {}

  /** One for each kind of game, the one that was played most first. */
  static List<Statistics> of(List<Finished> finished) {
    Map<String, List<Finished>> byGame =
        finished.stream()
            .collect(
                Collectors.groupingBy(
                    one -> one.title().game(), LinkedHashMap::new, Collectors.toList()));
    return byGame.entrySet().stream()
        .map(
            one ->
                new Statistics(
                    one.getKey(),
                    one.getValue().size(),
                    players(one.getValue()),
                    records(one.getValue())))
        .sorted(Comparator.comparing(Statistics::games).reversed())
        .toList();
  }

  private static List<Player> players(List<Finished> finished) {
    Map<Who, Player> players = new LinkedHashMap<>();
    for (Finished game : finished) {
      for (Block.Track track : game.tracks()) {
        Who who = Who.of(track);
        int won = game.result().equals(track.seat()) ? 1 : 0;
        int drawn = game.result().equals(DRAW) ? 1 : 0;
        Player one = new Player(who, 1, won, drawn, track.score(), track.score());
        players.merge(who, one, Statistics::sum);
      }
    }
    return players.values().stream()
        .sorted(Comparator.comparingInt(Player::wins).thenComparingInt(Player::points).reversed())
        .toList();
  }

  private static Player sum(Player one, Player other) {
    return new Player(
        one.who(),
        one.games() + other.games(),
        one.wins() + other.wins(),
        one.draws() + other.draws(),
        one.points() + other.points(),
        Math.max(one.best(), other.best()));
  }

  private static List<Best> records(List<Finished> finished) {
    List<Best> found = new ArrayList<>();
    station("largest", finished, Finished.Closed::spaces).ifPresent(found::add);
    station("richest", finished, Finished.Closed::points).ifPresent(found::add);
    highest(finished).ifPresent(found::add);
    length("longest", finished, Comparator.comparingInt(Finished::turns)).ifPresent(found::add);
    length("shortest", finished, Comparator.comparingInt(Finished::turns).reversed())
        .ifPresent(found::add);
    return found;
  }

  private static Optional<Best> station(
      String kind, List<Finished> finished, ToIntFunction<Finished.Closed> figure) {
    return finished.stream()
        .flatMap(game -> game.stations().stream().map(station -> best(kind, game, station, figure)))
        .filter(best -> best.value() > 0)
        .max(Comparator.comparingInt(Best::value));
  }

  private static Best best(
      String kind, Finished game, Finished.Closed station, ToIntFunction<Finished.Closed> figure) {
    Optional<Who> who = station.seat().flatMap(game::track).map(Who::of);
    return best(kind, figure.applyAsInt(station), who, game);
  }

  private static Optional<Best> highest(List<Finished> finished) {
    return finished.stream()
        .flatMap(
            game ->
                game.tracks().stream()
                    .map(track -> best("highest", track.score(), Optional.of(Who.of(track)), game)))
        .filter(best -> best.value() > 0)
        .max(Comparator.comparingInt(Best::value));
  }

  private static Optional<Best> length(
      String kind, List<Finished> finished, Comparator<Finished> order) {
    return finished.stream()
        .filter(game -> game.turns() > 0)
        .max(order)
        .map(game -> best(kind, game.turns(), Optional.empty(), game));
  }

  private static Best best(String kind, int value, Optional<Who> who, Finished game) {
    return new Best(kind, value, who, game.title().id(), game.title().startedMillis());
  }
}
