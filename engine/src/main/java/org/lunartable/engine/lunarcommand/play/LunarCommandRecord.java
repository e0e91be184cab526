package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.lunarcommand.Correction;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Turn;
import org.lunartable.engine.notation.ActionText;
import org.lunartable.engine.notation.GameRecord;

/**
 * A game at the table as it is written down. The notation has no corrections by hand: a game with
 * some is written from the position after the last of them.
 *
 * @param game its turns
 * @param ends how many moves of the table were made when each of these turns was over
 * @param skipped how many moves of the table are not in it
 * @param byHand what people put right or allowed and its turns do not show: {@code orange=5},
 *     {@code c3=+}, {@code !w:k11} and {@code roll} before the first turn, {@code 3. roll} for the
 *     roll of the third one
 */
public record LunarCommandRecord(
    GameRecord game, List<Integer> ends, int skipped, List<String> byHand) {

  private static final String PUT_RIGHT = LunarCommandPlay.AGREED + LunarCommandPlay.ROLL;

  public LunarCommandRecord {
    ends = List.copyOf(ends);
    byHand = List.copyOf(byHand);
  }

  /** Whether a move of the table puts something right: a score, a piece, a roll. */
  public static boolean isPutRight(String move) {
    return move.startsWith(Correction.PREFIX) || move.startsWith(PUT_RIGHT);
  }

  /** Whether a move of the table is one that people allowed although the rules do not. */
  public static boolean isAllowed(String move) {
    return move.startsWith(LunarCommandPlay.AGREED) && !move.startsWith(PUT_RIGHT);
  }

  /**
   * A move of the table, and the game just before it.
   *
   * @param move as in {@link org.lunartable.engine.game.Option#id}
   */
  public record Made(Play before, String move) {}

  /**
   * The record of these moves; empty for another game and without moves.
   *
   * @param moves all that stand, the first one first
   */
  public static Optional<LunarCommandRecord> of(List<Made> moves) {
    int skipped = afterLastCorrection(moves);
    if (skipped == moves.size()
        || !(moves.get(skipped).before() instanceof LunarCommandPlay first)) {
      return Optional.empty();
    }
    List<GameRecord.Round> rounds = new ArrayList<>();
    List<Integer> ends = new ArrayList<>();
    List<String> byHand = new ArrayList<>(byHand(moves.subList(0, skipped)));
    Turn who = first.position().turn();
    List<TileColour> roll = first.position().roll().colours();
    List<GameRecord.Move> actions = new ArrayList<>();
    for (int i = skipped; i < moves.size(); i++) {
      LunarCommandPlay before = (LunarCommandPlay) moves.get(i).before();
      Position after = after(before, moves.get(i).move());
      who = before.position().turn();
      if (before.wantsRoll()) {
        roll = after.roll().colours();
        if (isPutRight(moves.get(i).move())) {
          byHand.add((rounds.size() + 1) + ". roll");
        }
      } else {
        actions.add(action(moves.get(i).move()));
      }
      if (!after.roll().isRolled()) {
        rounds.add(new GameRecord.Round(who, roll, actions, 0));
        ends.add(i + 1);
        actions.clear();
      }
    }
    GameRecord game =
        new GameRecord(
            Map.of(),
            first.referee().rules(),
            Optional.of(first.position()),
            rounds,
            Optional.empty(),
            0);
    return Optional.of(new LunarCommandRecord(game, ends, skipped, byHand));
  }

  private static List<String> byHand(List<Made> moves) {
    return moves.stream()
        .map(Made::move)
        .filter(move -> isPutRight(move) || isAllowed(move))
        .map(move -> move.startsWith(PUT_RIGHT) ? "roll" : move)
        .map(move -> move.replace(Correction.PREFIX, ""))
        .toList();
  }

  private static int afterLastCorrection(List<Made> moves) {
    int skipped = 0;
    for (int i = 0; i < moves.size(); i++) {
      skipped = moves.get(i).move().startsWith(Correction.PREFIX) ? i + 1 : skipped;
    }
    return skipped;
  }

  private static Position after(LunarCommandPlay before, String move) {
    if (before.take(move) instanceof Play.Taken taken) {
      return ((LunarCommandPlay) taken.next()).position();
    }
    throw new IllegalArgumentException("a move that does not hold: " + move);
  }

  private static GameRecord.Move action(String move) {
    boolean agreed = move.startsWith(LunarCommandPlay.AGREED);
    String text = agreed ? move.substring(LunarCommandPlay.AGREED.length()) : move;
    return new GameRecord.Move(ActionText.parse(text).orElseThrow(), agreed);
  }
}
