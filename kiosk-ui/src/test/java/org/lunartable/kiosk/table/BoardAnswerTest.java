package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Doubt.Answer;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.Keeper;

class BoardAnswerTest {

  private static final String GAME = "lunar-command";

  @TempDir Path folder;
  private Keeper journal;
  private TableLoop table;
  private Board start;

  @BeforeEach
  void begin() throws JournalProblem {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new LunarCommandGame()), journal);
    Map<String, Object> setup = Map.of("starts", "green", "names", Map.of("green", "Ada"));
    table.begin(GAME, setup, "touch").join();
    start = board();
  }

  @AfterEach
  void close() {
    table.close();
    journal.close();
  }

  private Board board() {
    return ((OnTheTable) table.feed().current().play().orElseThrow()).position().board();
  }

  private long number() {
    return table.feed().current().number();
  }

  private void doubt(String kind, Answer... answers) {
    Doubt doubt = new Doubt(kind, Text.of("doubt.set-up", "n", 1), List.of(), List.of(answers));
    BoardDoubted doubted = new BoardDoubted(number(), Optional.of(doubt));
    table.submit(TableEvent.certain("camera", 0, doubted)).join();
    assertThat(table.feed().current().doubt()).contains(doubt.seenBy("camera"));
  }

  private static Answer answer(String id, Board board) {
    return new Answer(id, Text.of("doubt.allow"), Diagram.write(board).lines().toList());
  }

  private Reply choose(String id) {
    return table.submit(TableEvent.certain("touch", 0, new OptionChosen(number(), id))).join();
  }

  @Test
  void aSetUpThatDiffersIsTakenAsItStandsAndTheRestOfTheGameIsKept() {
    Board other =
        start.with(Place.of("b1"), Content.STRAIGHT_WALL).with(Place.of("j6"), Content.EMPTY);
    doubt("set-up", answer(Doubt.AS_IT_STANDS, other), answer(Doubt.AS_THE_GAME_SAYS, start));

    assertThat(choose(Doubt.AS_IT_STANDS)).isInstanceOf(Reply.Done.class);

    assertThat(board()).isEqualTo(other);
    OnTheTable play = (OnTheTable) table.feed().current().play().orElseThrow();
    assertThat(play.position().turn().side().text()).isEqualTo("green");
    assertThat(table.feed().current().doubt()).isEmpty();
    assertThat(table.feed().current().trusted()).isZero();
  }

  @Test
  void theDoubtOfOneDeviceTakesThePlaceOfTheSameDoubtOfAnother() {
    doubt("differs", answer(Doubt.AS_THE_GAME_SAYS, start));
    Doubt same = table.feed().current().doubt().orElseThrow();

    BoardDoubted doubted = new BoardDoubted(number(), Optional.of(same));
    table.submit(TableEvent.certain("sensor-board", 0, doubted)).join();

    assertThat(table.feed().current().doubt()).contains(same.seenBy("sensor-board"));
  }

  @Test
  void aMisreadBoardIsAsTheGameSaysAndTheGameStays() {
    doubt("differs", answer(Doubt.AS_THE_GAME_SAYS, start));

    assertThat(choose(Doubt.AS_THE_GAME_SAYS)).isInstanceOf(Reply.Done.class);

    assertThat(board()).isEqualTo(start);
    assertThat(table.feed().current().doubt()).isEmpty();
    assertThat(table.feed().current().trusted()).isEqualTo(1);
  }

  @Test
  void whatIsNotAskedCannotBeAnswered() {
    assertThat(choose(Doubt.AS_IT_STANDS)).isInstanceOf(Reply.NotDone.class);
    assertThat(choose(Doubt.AS_THE_GAME_SAYS)).isInstanceOf(Reply.NotDone.class);

    assertThat(table.feed().current().trusted()).isZero();
  }

  @Test
  void aBoardThatNoGameCanBeginWithIsRefusedWithASentence() {
    Answer impossible =
        new Answer(Doubt.AS_IT_STANDS, Text.of("doubt.allow"), List.of("not a board"));
    doubt("set-up", impossible);

    assertThat(choose(Doubt.AS_IT_STANDS)).isInstanceOf(Reply.BadGame.class);
    assertThat(board()).isEqualTo(start);
  }
}
