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
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

/** A game with printed cards, told to the kiosk move by move. */
@DisplayName("The companion of Home on Lagrange")
class CompanionPlayTest extends ToldGame {

  CompanionPlayTest() {
    super(CompanionPlay.beside("test", HouseCards.CATALOGUE, new Seating(2, 0, Map.of(), 0)));
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

  @Test
  void letsInfrastructureLayASecondCard() {
    tell("new:hotel", "new:mine", "new:farm", "new:bar");
    tell("buy:mine", "onto:0", "drawn", "new:gym", "new:loft", "exchange", "drawn", "new:mall");
    tell("buy:bar", "onto:0", "drawn", "new:park", "new:school", "exchange", "drawn", "new:arcade");
    assertThat(options()).contains("lay:mine");
    tell("lay:mine");
    assertThat(headline())
        .as("one infrastructure module gives no ability")
        .isEqualTo("turn.desk-draw");
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
