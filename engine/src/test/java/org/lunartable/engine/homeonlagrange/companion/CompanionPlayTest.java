package org.lunartable.engine.homeonlagrange.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.ToldGame;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.homeonlagrange.HouseCards;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

/** A game with printed cards, told to the kiosk move by move. */
@DisplayName("The companion of Home on Lagrange")
class CompanionPlayTest extends ToldGame {

  CompanionPlayTest() {
    super(
        CompanionPlay.beside(
            "test", HouseCards.CATALOGUE, Readings.USUAL, new Seating(2, 0, Map.of(), 0)));
  }

  private List<String> row() {
    return block(Block.Cards.class).cards().stream().map(Block.Card::id).toList();
  }

  /** The modules of a seat, each with the number of cards on it. */
  private String station(int seat) {
    StringBuilder text = new StringBuilder();
    for (Block.Slot slot : block(Block.Stations.class).stations().get(seat).slots()) {
      slot.card().ifPresent(card -> text.append(card.id()).append(slot.on().size()).append(' '));
    }
    return text.toString().strip();
  }

  private void begin() {
    tell("new:hotel", "new:gym", "new:farm", "new:bar");
  }

  @Test
  void asksForTheModulesOfTheMassDriverFirst() {
    assertThat(headline()).isEqualTo("turn.desk-row");
    assertThat(options()).hasSize(46);
    begin();
    assertThat(row()).containsExactly("hotel", "gym", "farm", "bar");
    assertThat(headline()).isEqualTo("turn.desk-act");
  }

  @Test
  void keepsAPurchaseWithTheNumberOfCardsOnTheModule() {
    begin();
    tell("buy:gym", "onto:2");
    assertThat(station(0)).isEqualTo("gym2");
    assertThat(row()).containsExactly("hotel", "farm", "bar");
  }

  /** A purchase is one touch; how many cards lie there is told only where it is another number. */
  @Test
  void takesTheUsualNumberOfCardsForTrueUntilSomethingElseIsTold() {
    begin();
    tell("buy:gym");
    assertThat(station(0)).isEqualTo("gym1");
    assertThat(headline()).isEqualTo("turn.desk-draw");
    assertThat(reminders()).contains("note.onto", "note.draw-one");
    assertThat(options()).contains("drawn", "onto:0", "onto:9");
    tell("drawn");
    assertThat(options()).noneMatch(option -> option.startsWith("onto:"));
    assertThat(station(0)).isEqualTo("gym1");
  }

  @Test
  void movesTheConveyorAtTheEndOfTheTurn() {
    begin();
    tell("buy:gym", "onto:2", "drawn");
    assertThat(row()).containsExactly("farm", "bar");
    tell("new:mine", "new:loft");
    assertThat(row()).containsExactly("farm", "bar", "mine", "loft");
    assertThat(mover()).isEqualTo("green");
  }

  @Test
  void showsThePriceThatCountsForWhoeverMoves() {
    begin();
    assertThat(block(Block.Cards.class).cards().get(0).figures().get(0).marked()).isTrue();
    tell("buy:gym", "onto:0", "drawn", "new:mine", "new:loft", "exchange", "drawn", "new:mall");
    assertThat(mover()).isEqualTo("orange");
    assertThat(block(Block.Cards.class).cards().get(0).figures().get(1).marked()).isTrue();
    assertThat(block(Block.Stations.class).stations().get(0).notes())
        .contains(Text.of("note.next-price", "number", 2));
  }

  @Test
  void remindsOfTheDrawAndOfTheHandLimit() {
    begin();
    assertThat(reminders()).doesNotContain("note.draw-one");
    tell("buy:gym", "onto:0");
    assertThat(reminders()).contains("note.draw-one");
    tell("drawn", "new:mine", "new:loft", "exchange", "drawn", "new:mall", "buy:bar", "onto:0");
    assertThat(reminders()).contains("note.draw-two");
    tell("drawn", "new:park", "new:farm");
    assertThat(reminders()).contains("note.keep-four");
    tell("kept");
    assertThat(mover()).isEqualTo("green");
  }

  /** Orange buys both, green exchanges; then it is orange's turn again. */
  private void buyBoth(String first, String second) {
    tell("new:park", "new:gym", "new:" + first, "new:bar", "buy:" + first, "onto:1", "drawn");
    tell("new:" + second, "new:arcade", "exchange", "drawn", "new:mall");
    tell("buy:" + second, "onto:1", "drawn", "new:time-share", "new:mansion");
    tell("exchange", "drawn", "new:homestead");
    assertThat(mover()).isEqualTo("orange");
  }

  @Test
  void hl11InfrastructureLaysASecondCard() {
    buyBoth("mine", "water-works");
    tell("lay:mine");
    assertThat(headline()).isEqualTo("turn.desk-act");
    assertThat(options())
        .contains("lay:mine", "lay:water-works", "enough")
        .doesNotContain("effect", "exchange")
        .noneMatch(option -> option.startsWith("buy:"));
    tell("lay:water-works");
    assertThat(headline()).as("no third card").isEqualTo("turn.desk-draw");
    assertThat(station(0)).isEqualTo("mine2 water-works2");
  }

  @Test
  void hl11InfrastructureMayLetTheSecondCardBe() {
    buyBoth("mine", "water-works");
    tell("lay:mine", "enough");
    assertThat(headline()).isEqualTo("turn.desk-draw");
  }

  @Test
  void hl11OneInfrastructureModuleLaysOneCard() {
    buyBoth("mine", "loft");
    tell("lay:mine");
    assertThat(headline()).isEqualTo("turn.desk-draw");
  }

  @Test
  void hl11DefencePlaysASecondCard() {
    buyBoth("area-53", "armoury");
    tell("effect", "over");
    assertThat(headline()).isEqualTo("turn.desk-act");
    assertThat(options())
        .contains("effect", "enough")
        .doesNotContain("exchange")
        .noneMatch(option -> option.startsWith("lay:") || option.startsWith("buy:"));
    tell("effect", "over");
    assertThat(headline()).as("no third card").isEqualTo("turn.desk-draw");
  }

  @Test
  void hl11DefenceThatIsLostPlaysNoSecondCard() {
    buyBoth("area-53", "armoury");
    tell("effect", "lost:orange/armoury", "over");
    assertThat(headline()).isEqualTo("turn.desk-draw");
  }

  @Test
  void hl11AccommodationDrawsFirstAndOnlyOnce() {
    buyBoth("hostel", "loft");
    assertThat(headline()).isEqualTo("turn.desk-draw");
    assertThat(options()).containsExactly("drawn");
    tell("drawn");
    assertThat(headline()).isEqualTo("turn.desk-act");
    tell("exchange");
    assertThat(headline()).as("no second draw").isEqualTo("turn.desk-row");
  }

  @Test
  void hl11EducationIsRemindedToDiscardOneOfTwo() {
    buyBoth("school", "library");
    tell("exchange");
    assertThat(reminders()).contains("note.draw-pick");
  }

  @Test
  void takesALostModuleOffTheTable() {
    begin();
    tell("buy:gym", "onto:1", "drawn", "new:mine", "new:loft");
    tell("effect", "lost:orange/gym", "over");
    assertThat(station(0)).isEmpty();
    assertThat(headline()).isEqualTo("turn.desk-draw");
  }

  @Test
  void keepsCardsThatCameAndWentByAnEffect() {
    begin();
    tell("buy:gym", "onto:1", "drawn", "new:mine", "new:loft", "effect", "scarce:orange/gym");
    assertThat(station(0)).isEqualTo("gym2");
    tell("off:orange/gym", "off:orange/gym");
    assertThat(station(0)).isEqualTo("gym0");
    assertThat(options()).doesNotContain("off:orange/gym");
  }

  @Test
  void keepsAForcedPurchaseAndAFreeModule() {
    begin();
    tell("effect", "forced:green/bar", "onto:1", "took:hotel", "over");
    assertThat(station(1)).isEqualTo("bar1");
    assertThat(station(0)).isEqualTo("hotel1");
  }

  @Test
  void hl30AForcedPurchaseSaysWhatItCosts() {
    begin();
    tell("effect");
    assertThat(price("forced:green/bar")).isEqualTo(700);
    tell("forced:green/bar", "onto:0", "over", "drawn", "new:mine", "new:loft");
    tell("exchange", "drawn", "new:mall", "effect");
    assertThat(price("forced:green/mine")).as("the price of a second module").isEqualTo(1000);
  }

  private Object price(String option) {
    return block(Block.Options.class).groups().stream()
        .flatMap(group -> group.options().stream())
        .filter(choice -> choice.id().equals(option))
        .map(choice -> choice.label().args().get("n"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void refusesWhatCannotBeNow() {
    begin();
    assertThat(((Play.NotTaken) play.take("drawn")).why().rule()).isEqualTo("HL-6");
    assertThat(((Play.NotTaken) play.take("buy:loft")).why().rule()).isEqualTo("HL-6");
  }

  @Test
  void countsAsSoonAsAllStationsAreCompleteAndItemisesTheScore() {
    play = wandered(play, 3, "station:");
    assertThat(headline()).isEqualTo("turn.pad");
    String module = firstModule();
    tell("station:orange", "module:" + module, "value:400", "back", "back", "counted");
    Block.Sheet sheet = block(Block.Sheets.class).sheets().get(0);
    assertThat(sheet.items()).extracting(Block.Item::points).contains(400);
    assertThat(sheet.items().stream().mapToInt(Block.Item::points).sum()).isEqualTo(sheet.total());
    assertThat(play.result()).isPresent();
  }

  private String firstModule() {
    return block(Block.Stations.class).stations().get(0).slots().get(0).card().orElseThrow().id();
  }
}
