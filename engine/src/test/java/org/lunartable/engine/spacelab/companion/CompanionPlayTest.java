package org.lunartable.engine.spacelab.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.HouseCards;

/** A game with printed cards, told to the kiosk move by move. */
@DisplayName("The companion of Space Lab")
class CompanionPlayTest {

  private static final Seating TWO = new Seating(2, 0, Map.of(), 0);

  private Play play = CompanionPlay.beside("test", HouseCards.CATALOGUE, TWO);

  private void tell(String... moves) {
    for (String move : moves) {
      assertThat(options()).as("options before " + move).contains(move);
      play = ((Play.Taken) play.take(move)).next();
    }
  }

  private List<String> options() {
    return play.options().stream().map(Option::id).toList();
  }

  private <T extends Block> T block(Class<T> type) {
    return play.screen(Viewer.TABLE).blocks().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst()
        .orElseThrow();
  }

  private String headline() {
    return block(Block.Turn.class).headline().key();
  }

  private String mover() {
    return block(Block.Turn.class).seat().orElseThrow();
  }

  private List<String> reminders() {
    return block(Block.Notes.class).texts().stream().map(Text::key).toList();
  }

  private int stock(int seat, String what) {
    return block(Block.Stations.class).stations().get(seat).stock().stream()
        .filter(count -> count.what().equals(what))
        .mapToInt(Block.Count::count)
        .findFirst()
        .orElseThrow();
  }

  private int score(int seat) {
    return block(Block.Tracks.class).tracks().get(seat).score();
  }

  /** The same three objectives for both: red, red, blue; doctors bring a lab card. */
  private void begin() {
    for (int i = 0; i < 6; i++) {
      tell("agency:red", "agency:red", "agency:blue", "speciality:doctor", "tile-effect:take-lab");
    }
  }

  private void lab(String agency, String speciality, int cost, int points, String slot) {
    tell("agency:" + agency, "speciality:" + speciality, "cost:" + cost, "points:" + points);
    tell("slot:" + slot);
  }

  @Test
  void sl2AsksForTheObjectivesOfEachPlayerFirst() {
    assertThat(headline()).isEqualTo("turn.told-tile-agency");
    begin();
    assertThat(headline()).isEqualTo("turn.desk-act");
    assertThat(block(Block.Stations.class).stations())
        .allMatch(
            station ->
                station.slots().stream().filter(slot -> slot.card().isPresent()).count() == 3);
  }

  @Test
  void sl4KeepsTheSizeOfEachHand() {
    begin();
    tell("draw", "took:3", "recruit", "took:2");
    assertThat(stock(0, "hand")).isEqualTo(3);
    assertThat(stock(1, "hand")).isEqualTo(2);
    assertThat(mover()).isEqualTo("orange");
  }

  @Test
  void sl3RemindsThatFiveCardsMustBePlaced() {
    begin();
    tell("draw", "took:3", "draw", "took:1", "draw", "took:2", "draw", "took:1");
    assertThat(headline()).isEqualTo("turn.must-place");
    assertThat(options()).containsExactly("place", "cannot-pay");
    tell("cannot-pay", "kept");
    assertThat(stock(0, "hand")).isEqualTo(4);
    assertThat(mover()).isEqualTo("green");
  }

  @Test
  void sl6OffersNoCostThatTheHandCannotPayAndRemindsOfTheDiscard() {
    begin();
    tell("draw", "took:2", "draw", "took:1", "place", "agency:red", "speciality:pilot");
    assertThat(options()).contains("cost:0", "cost:1").doesNotContain("cost:2");
    tell("cost:1", "points:2", "slot:far-left");
    assertThat(stock(0, "hand")).isZero();
    assertThat(score(0)).isEqualTo(2);
    assertThat(mover()).as("no card left to place").isEqualTo("green");
    assertThat(reminders()).contains("note.told-discard");
  }

  @Test
  void sl7RemindsOfTheProjectsAboveACapsule() {
    begin();
    tell("draw", "took:2", "draw", "took:1", "place");
    lab("red", "pilot", 1, 2, "up-left");
    assertThat(headline()).isEqualTo("turn.told-projects");
    tell("did");
    assertThat(stock(0, "projects")).isEqualTo(1);
  }

  @Test
  void sl8WorksTheEffectOut() {
    begin();
    tell("draw", "took:2", "draw", "took:1", "place");
    lab("red", "pilot", 0, 0, "down-left");
    assertThat(headline()).as("a pilot is no doctor").isEqualTo("turn.told-lab-agency");
    lab("red", "doctor", 0, 0, "down-centre");
    assertThat(headline()).isEqualTo("turn.told-take-lab");
    tell("did");
    assertThat(stock(0, "hand")).isEqualTo(1);
  }

  @Test
  void sl9WorksTheCompletionOutAndTellsWhatEachPlaceWouldBring() {
    begin();
    tell("draw", "took:3", "draw", "took:1", "place");
    lab("red", "pilot", 0, 1, "far-left");
    lab("blue", "pilot", 0, 1, "up-left");
    tell("agency:red", "speciality:pilot", "cost:0", "points:1");
    Block.Choice there =
        block(Block.Options.class).groups().get(0).options().stream()
            .filter(choice -> choice.id().equals("slot:mid-left"))
            .findFirst()
            .orElseThrow();
    assertThat(there.preview().orElseThrow().gains())
        .containsExactly(new Block.Count("bonus", 7), new Block.Count("covers", 1));
    tell("slot:mid-left");
    assertThat(reminders()).contains("note.told-completed");
    assertThat(score(0)).isEqualTo(3 + 7);
  }

  @Test
  void sl10LetsTheOthersPlaceOnceMoreAndThenAsksForTheProjects() {
    play = finished(5, "station:");
    assertThat(headline()).isEqualTo("turn.pad-projects");
    tell("station:orange", "project", "of-agency:each:red", "points:2", "back");
    tell("station:green", "project", "counted-by-hand:9", "back", "counted");
    assertThat(play.result()).isPresent();
    assertThat(block(Block.Sheets.class).sheets())
        .allMatch(
            sheet -> sheet.total() == sheet.items().stream().mapToInt(Block.Item::points).sum());
  }

  @Test
  void sl3RefusesWhatCannotBeNow() {
    begin();
    assertThat(((Play.NotTaken) play.take("slot:up-left")).why().rule()).isEqualTo("SL-3");
  }

  /** A game of evenly drawn tellings, up to where something can be told that begins like this. */
  private static Play finished(long seed, String start) {
    SplittableRandom random = new SplittableRandom(seed);
    Play now = CompanionPlay.beside("test", HouseCards.CATALOGUE, TWO);
    for (int i = 0; i < 20_000; i++) {
      List<Option> options = now.options();
      if (options.get(0).id().startsWith(start)) {
        return now;
      }
      now = ((Play.Taken) now.take(options.get(random.nextInt(options.size())).id())).next();
    }
    throw new AssertionError("no end");
  }
}
