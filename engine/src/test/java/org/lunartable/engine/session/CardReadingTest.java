package org.lunartable.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;
import org.lunartable.engine.homeonlagrange.HouseCards;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Offer;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spi.Observation.CardsSeen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;

/** Cards in the tray are an offer: nothing happens before somebody confirms it. */
@DisplayName("A card in the tray")
class CardReadingTest {

  private static final Shown SHOWN = new Shown(1, 1);

  private Session session = session("companion");

  private static Session session(String mode) {
    try {
      return Session.start(
          new HomeOnLagrangeGame(HouseCards.CATALOGUE), Map.of("mode", mode), "test");
    } catch (BadSetup bad) {
      throw new IllegalStateException(bad);
    }
  }

  private void choose(String moves) {
    Step step = session.step(TableEvent.certain("touch", 1, new OptionChosen(1, moves)), SHOWN);
    assertThat(step.verdict()).isEqualTo(new Verdict.Changed());
    session = step.next();
  }

  private Verdict see(Background... cards) {
    Step step =
        session.step(
            TableEvent.certain("camera", 1, new CardsSeen(List.of(List.of(cards)))), SHOWN);
    assertThat(step.next()).isSameAs(session);
    return step.verdict();
  }

  private Offer offered(Background... cards) {
    return ((Verdict.Offered) see(cards)).offer();
  }

  private static List<String> ids(Offer offer) {
    return offer.choices().stream().map(Block.Choice::id).toList();
  }

  private static Background of(TileColour colour) {
    return Background.of(colour);
  }

  @Test
  void offersTheModulesOfItsColourThatCanBeBought() {
    choose("new:hotel new:gym new:farm new:bar");
    Offer offer = offered(of(TileColour.GREEN));
    assertThat(offer.cards()).containsExactly("green");
    assertThat(ids(offer)).containsExactly("buy:gym", "buy:bar");
    assertThat(offer.choices().get(0).label().key()).isEqualTo("choice.desk.buy");
  }

  @Test
  void offersToLayACardOfItsColourOnAModuleToo() {
    choose("new:hotel new:gym new:farm new:bar buy:gym onto:1 drawn new:mine new:loft");
    choose("exchange drawn new:school");
    assertThat(ids(offered(of(TileColour.GREEN)))).containsExactly("buy:bar", "lay:gym");
    assertThat(ids(offered(Background.SEVERAL))).containsExactly("lay:gym", "harvest:gym");
    assertThat(ids(offered(of(TileColour.BLUE)))).containsExactly("buy:school");
  }

  @Test
  void isAnActingCardWhenItIsBlackOrWhite() {
    choose("new:hotel new:gym new:farm new:bar");
    assertThat(ids(offered(of(TileColour.BLACK)))).containsExactly("effect");
    assertThat(ids(offered(of(TileColour.WHITE)))).containsExactly("effect");
  }

  @Test
  void thatFitsNothingIsSaidToFitNothing() {
    choose("new:hotel new:gym new:farm new:bar");
    Text grey = Text.of("colour.grey");
    assertThat(see(of(TileColour.GREY)))
        .isEqualTo(
            new Verdict.Nothing(Optional.of(Text.of("notice.card-unknown", "colour", grey))));
  }

  @Test
  void saysNothingWhileTheGameWaitsForNoCard() {
    choose("new:hotel new:gym new:farm new:bar buy:gym");
    assertThat(see(of(TileColour.GREEN))).isEqualTo(new Verdict.Nothing(Optional.empty()));
  }

  private Offer offeredRows(List<List<Background>> rows) {
    Step step = session.step(TableEvent.certain("camera", 1, new CardsSeen(rows)), SHOWN);
    return ((Verdict.Offered) step.verdict()).offer();
  }

  /** A finished station as it lies: a module begins each row, its cards follow. */
  @Test
  void inRowsIsAWholeStation() {
    session = session("score-pad");
    choose("station:orange");
    Background orange = of(TileColour.ORANGE);
    Background blue = of(TileColour.BLUE);
    Offer offer =
        offeredRows(
            List.of(
                List.of(orange, Background.SEVERAL, of(TileColour.BLACK)),
                List.of(blue),
                List.of(blue, blue),
                List.of(of(TileColour.GREEN), of(TileColour.GREEN))));
    assertThat(ids(offer))
        .containsExactly(
            "row:accommodation seen:multi seen:black row:education"
                + " row:education seen:education row:recreation seen:recreation");
    assertThat(offer.choices().get(0).label()).isEqualTo(Text.of("offer.rows", "n", 4, "cards", 8));
    choose(ids(offer).get(0));
    choose("own:hotel card:civilian card:resource-scarcity own:museum own:library");
    choose("card:thesis own:gym value:300");
    Block.Station station =
        session
            .play()
            .screen(Viewer.TABLE)
            .blocks(Block.Stations.class)
            .findFirst()
            .orElseThrow()
            .stations()
            .get(0);
    assertThat(station.slots()).extracting(slot -> slot.on().size()).containsExactly(2, 0, 1, 1);
    choose("back");
  }

  @Test
  void inRowsIsNoStationWhenItsCardsCannotLieThere() {
    session = session("score-pad");
    choose("station:orange");
    Background orange = of(TileColour.ORANGE);
    Background blue = of(TileColour.BLUE);
    Verdict four = see(orange, blue, of(TileColour.GREEN), of(TileColour.RED));
    assertThat(four)
        .as("four modules side by side")
        .isEqualTo(new Verdict.Nothing(Optional.of(Text.of("notice.cards-unknown", "n", 4))));
  }

  @Test
  void inMoreRowsThanTheStationHasRoomForMeansNothing() {
    session = session("score-pad");
    choose("station:orange own:hotel");
    List<Background> row = List.of(of(TileColour.BLUE), of(TileColour.BLUE));
    assertThat(offeredRows(List.of(row, row, row)).choices()).hasSize(1);
    Step step =
        session.step(
            TableEvent.certain("camera", 1, new CardsSeen(List.of(row, row, row, row))), SHOWN);
    assertThat(step.verdict())
        .isEqualTo(new Verdict.Nothing(Optional.of(Text.of("notice.cards-unknown", "n", 8))));
  }

  @Test
  void besideOthersIsTakenTogetherWithThemByOneTouch() {
    session = session("score-pad");
    choose("station:orange own:hotel module:hotel");
    Offer offer = offered(of(TileColour.ORANGE), Background.SEVERAL, of(TileColour.ORANGE));
    assertThat(ids(offer)).containsExactly("seen:accommodation seen:multi seen:accommodation");
    choose(ids(offer).get(0));
    Text asked =
        session
            .play()
            .screen(Viewer.TABLE)
            .blocks(Block.Turn.class)
            .findFirst()
            .orElseThrow()
            .headline();
    assertThat(asked.args()).containsEntry("n", 3);
  }

  @Test
  void besideOthersThatFitNothingTogetherIsSaid() {
    choose("new:hotel new:gym new:farm new:bar");
    assertThat(see(of(TileColour.GREEN), of(TileColour.GREEN)))
        .isEqualTo(new Verdict.Nothing(Optional.of(Text.of("notice.cards-unknown", "n", 2))));
  }
}
