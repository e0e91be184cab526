package org.lunartable.engine.spacelab.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.cardgame.ToldGame;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.HouseCards;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.state.Turn.Stage;

/** A game with printed cards, told to the kiosk move by move. */
@DisplayName("The companion of Space Lab")
class CompanionPlayTest extends ToldGame {

  private static final Seating TWO = new Seating(2, 0, Map.of(), 0);

  CompanionPlayTest() {
    super(CompanionPlay.beside("test", HouseCards.CATALOGUE, Readings.USUAL, TWO, true));
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
    String question = headline().equals("turn.desk-act") ? "place:" : "agency:";
    tell(question + agency, "speciality:" + speciality, "cost:" + cost, "points:" + points);
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
    assertThat(options())
        .containsExactly(
            "place:yellow",
            "place:red",
            "place:blue",
            "place:green",
            "cannot-pay",
            "fix-hand",
            "fix-projects");
    tell("cannot-pay", "kept");
    assertThat(stock(0, "hand")).isEqualTo(4);
    assertThat(mover()).isEqualTo("green");
  }

  @Test
  void sl6OffersNoCostThatTheHandCannotPayAndRemindsOfTheDiscard() {
    begin();
    tell("draw", "took:2", "draw", "took:1", "place:red", "speciality:pilot");
    assertThat(options()).contains("cost:0", "cost:1").doesNotContain("cost:2");
    tell("cost:1", "points:2", "slot:far-left");
    assertThat(stock(0, "hand")).isZero();
    assertThat(score(0)).isEqualTo(2);
    assertThat(mover()).as("no card left to place").isEqualTo("green");
    assertThat(reminders()).contains("note.told-discard");
  }

  /** A hand that was told wrong is put right without taking back all that came after. */
  @Test
  void sl3BelievesAHandThatWasCounted() {
    begin();
    tell("draw", "took:1", "draw", "took:1", "fix-hand", "hand:6");
    assertThat(stock(0, "hand")).isEqualTo(6);
    assertThat(headline()).isEqualTo("turn.must-place");
    tell("fix-hand", "hand:0");
    assertThat(options()).contains("draw").doesNotContain("place:red");
  }

  @Test
  void sl10BelievesAHandThatIsCountedBeforeTheLastPlacements() {
    Scene scene = Scene.empty(HouseCards.CATALOGUE, Readings.USUAL, TWO, true);
    Scene last = scene.turn(scene.turn().at(Stage.PLACE)).side(side -> side.holding(1));
    Phase counted = take(take(PlaceLab.next(last), "fix-hand"), "hand:3");
    assertThat(counted.scene().side().hand()).isEqualTo(3);
    assertThat(counted).isInstanceOf(PlaceLab.class);
  }

  /** Two players; green brought the end about and orange comes next, with cards as believed. */
  private static Phase lastRound(int cards) {
    Scene green = Scene.empty(HouseCards.CATALOGUE, Readings.USUAL, TWO, true);
    Objective tile = HouseCards.CATALOGUE.objectives().get(0);
    for (int seat : TWO.seats()) {
      for (Capsule at : Capsule.ALL) {
        green = green.side(seat, side -> side.with(side.station().with(at, tile)));
      }
    }
    green = green.turn(green.turn().next(2, Stage.ACT)).ending();
    return Course.nextTurn(green.side(0, side -> side.holding(cards)));
  }

  @Test
  void sl10PassesNobodyOverInTheLastRoundWithoutAsking() {
    assertThat(lastRound(1)).isInstanceOf(PlaceLab.class);
    Phase asked = lastRound(0);
    assertThat(asked.headline())
        .isEqualTo(Text.of("turn.told-empty", "seat", Text.of("seat.orange")));
    Step<Phase> skip = step(asked, "skip");
    assertThat(skip.told()).extracting(Text::key).containsExactly("space.told.skipped");
    assertThat(skip.next().get()).isInstanceOf(Pad.class);
  }

  @Test
  void sl10LetsAHandThatWasMiscountedBePutRightBeforeItIsPassedOver() {
    Phase counted = take(take(lastRound(0), "fix-hand"), "hand:2");
    assertThat(counted).isInstanceOf(PlaceLab.class);
    assertThat(counted.scene().mover()).isZero();
    assertThat(take(take(lastRound(0), "fix-hand"), "hand:0")).isInstanceOf(EmptyHand.class);
  }

  /** Records of older versions have no word about a player who was passed over. */
  @Test
  void sl10PassesOverUnaskedInAGameThatWasBegunSo() {
    Scene asking = lastRound(0).scene();
    Scene old =
        new Scene(
            asking.catalogue(),
            asking.readings(),
            asking.seating(),
            asking.sides(),
            asking.bonuses(),
            asking.turn(),
            asking.ender(),
            asking.reminders(),
            false);
    assertThat(Course.anotherLab(old)).isInstanceOf(Pad.class);
    assertThat(Course.anotherLab(asking)).isInstanceOf(EmptyHand.class);
  }

  private static Step<Phase> step(Phase phase, String id) {
    return phase.steps().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
  }

  private static Phase take(Phase phase, String id) {
    return step(phase, id).next().get();
  }

  /** Printed cards may be dearer than those of the house catalogue. */
  @Test
  void sl6TakesEveryCostThatTheHandCanPayAndAllPoints() {
    begin();
    tell("draw", "took:1", "draw", "took:1", "recruit", "took:9", "draw", "took:1");
    tell("place:red", "speciality:pilot");
    assertThat(options()).contains("cost:0", "cost:9");
    tell("cost:9");
    assertThat(options()).contains("points:0", "points:20");
  }

  /** Nobody has to enter projects that bring nothing, but they count. */
  @Test
  void sl11CountsProjectsThatWereKeptForATieWhetherTheyAreEnteredOrNot() {
    begin();
    tell("draw", "took:2", "draw", "took:1");
    lab("red", "pilot", 1, 0, "up-left");
    tell("did");
    Side orange = Side.EMPTY.keptOne();
    assertThat(orange.score().projects()).isEqualTo(1);
    assertThat(orange.countedOne(0).countedOne(0).score().projects()).isEqualTo(2);
    assertThat(stock(0, "projects")).isEqualTo(1);
  }

  /** After the game what was told wrong is put right on the score pad. */
  @Test
  void sl9LetsATileOrALabBePutRightBeforeTheCount() {
    play = wandered(play, 5, "station:");
    tell("station:orange");
    String wrong =
        options().stream().filter(id -> id.startsWith("clear:")).findFirst().orElseThrow();
    int before = score(0);
    tell(wrong);
    String slot = wrong.substring("clear:".length());
    tell("lab:" + slot, "agency:red", "speciality:pilot", "points:20", "bonus:left", "tile:20");
    assertThat(score(0)).isGreaterThan(before);
  }

  @Test
  void sl7RemindsOfTheProjectsAboveACapsule() {
    begin();
    tell("draw", "took:2", "draw", "took:1");
    lab("red", "pilot", 1, 2, "up-left");
    assertThat(headline()).isEqualTo("turn.told-projects");
    tell("did");
    assertThat(stock(0, "projects")).isEqualTo(1);
  }

  @Test
  void sl8WorksTheEffectOut() {
    begin();
    tell("draw", "took:2", "draw", "took:1");
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
    tell("draw", "took:3", "draw", "took:1");
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
  void sl6KnowsALabThatIsLaidIntoTheTrayByItsAgency() {
    begin();
    tell("draw", "took:2", "draw", "took:1");
    assertThat(block(Block.Tray.class).cards()).containsExactly("blue", "green", "red", "yellow");
    assertThat(play.options())
        .contains(
            new Option("place:red", new Expectation.CardLies(Set.of(Agency.RED.background()))));
    tell("place:red");
    assertThat(block(Block.Tray.class).cards()).as("the speciality is no colour").isEmpty();
  }

  @Test
  void sl10LetsTheOthersPlaceOnceMoreAndThenAsksForTheProjects() {
    play = wandered(play, 5, "station:");
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
}
