package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

@DisplayName("LC-44 The house rules file: defaults, ranges, refusals")
class HouseRulesFileTest {

  private static final String FACE = "[['white', 'white'], ['grey', 'grey']]";

  private static void assertRefusedAt(String path, String json) {
    BadSetup refused = catchThrowableOfType(BadSetup.class, () -> Table.readRules(json));
    assertThat(refused).as(json).isNotNull();
    assertThat(refused.path()).as(json).isEqualTo(path);
    assertThat(refused.getMessage()).as(json).contains(path);
  }

  /** A file with this one key, written with dots, for example {@code stock.dome}. */
  private static String file(String key, String value) {
    String[] names = key.split("\\.", -1);
    return names.length == 1
        ? names[0] + ": " + value
        : names[0] + ": {" + names[1] + ": " + value + "}";
  }

  @Test
  void everyKeyHasTheDefaultOfThePage() throws BadSetup {
    Rules rules = Table.readRules("");
    assertThat(rules.lattice()).isEqualTo(new Lattice(9, 9));
    assertThat(rules.blocked()).isEmpty();
    assertThat(rules.pieces()).isEqualTo(new Rules.Pieces(24, 24, 6, 4, 4));
    assertThat(rules.points()).isEqualTo(new Rules.Points(1, 2, 11));
    assertThat(rules.spacewalk()).isEqualTo(new Rules.Spacewalk(4, false));
    assertThat(rules.tie()).isEqualTo(Rules.Tie.HALF);
    assertThat(rules.ownership()).isEqualTo(Rules.Ownership.FIXED);
    assertThat(rules.ufo()).isEqualTo(new Rules.Ufo(Rules.UfoBlocks.EDGES_AND_CORNERS, true));
    assertThat(rules.quietTurns()).isEqualTo(40);
    assertThat(rules.variants()).isEqualTo(new Rules.Variants(false, true, false));
    assertThat(rules.die()).isEqualTo(Die.CLASSIC);
    assertThat(rules.setUp()).isEqualTo(SetUp.standard(new Lattice(9, 9)));
  }

  @ParameterizedTest(name = "{0} from {1} to {2}")
  @CsvSource({
    "board.width, 3, 12",
    "board.height, 3, 12",
    "stock.straight, 0, 200",
    "stock.square, 0, 200",
    "stock.dome, 0, 50",
    "stock.airlock, 0, 50",
    "stock.antenna, 0, 50",
    "points.robot, 0, 9",
    "points.astronaut, 0, 9",
    "points.target, 1, 99",
    "spacewalk.steps, 1, 12",
    "quietTurns, 0, 999",
  })
  void numbersHaveARange(String key, int least, int most) throws BadSetup {
    assertThat(Table.readRules(file(key, "" + least))).isNotNull();
    assertThat(Table.readRules(file(key, "" + most))).isNotNull();
    for (String wrong : List.of("" + (least - 1), "" + (most + 1), "'3'", "3.5", "true", "null")) {
      assertRefusedAt(key, file(key, wrong));
    }
    assertRefusedAt(key, file(key, "99999999999"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spacewalk.mustUseAll",
        "ufo.coversRobot",
        "variants.team",
        "variants.ownCorner",
        "variants.abduction",
      })
  void switchesAreTrueOrFalse(String key) throws BadSetup {
    assertThat(Table.readRules(file(key, "true"))).isNotNull();
    assertThat(Table.readRules(file(key, "false"))).isNotNull();
    for (String wrong : List.of("1", "'true'", "null", "[]")) {
      assertRefusedAt(key, file(key, wrong));
    }
  }

  @ParameterizedTest(name = "{0} is one of {1}")
  @CsvSource({
    "tie, half none builder",
    "owner, fixed majority",
    "ufo.blocks, space edges edges-and-corners",
  })
  void wordsAreOneOfTheList(String key, String words) throws BadSetup {
    for (String word : words.split(" ", -1)) {
      assertThat(Table.readRules(file(key, "'" + word + "'"))).isNotNull();
    }
    for (String wrong : List.of("'both'", "'HALF'", "''", "1", "null")) {
      assertRefusedAt(key, file(key, wrong));
    }
    BadSetup refused =
        catchThrowableOfType(BadSetup.class, () -> Table.readRules(file(key, "'both'")));
    assertThat(refused.getMessage()).contains(words.split(" ", -1));
  }

  @Test
  void wallsAndColouredPiecesAreAtLeastOneTogether() throws BadSetup {
    assertThat(Table.readRules("stock: {straight: 0, square: 1}")).isNotNull();
    assertThat(Table.readRules("stock: {straight: 1, square: 0}")).isNotNull();
    assertRefusedAt("stock.straight", "stock: {straight: 0, square: 0}");
    assertThat(Table.readRules("stock: {dome: 0, airlock: 0, antenna: 1}")).isNotNull();
    assertRefusedAt("stock.dome", "stock: {dome: 0, airlock: 0, antenna: 0}");
  }

  @ParameterizedTest
  @CsvSource({
    "height3, height3: 1",
    "board.wdith, board: {wdith: 9}",
    "stock.domes, stock: {domes: 1}",
    "points.ufo, points: {ufo: 1}",
    "spacewalk.step, spacewalk: {step: 1}",
    "ufo.block, ufo: {block: 'space'}",
    "variants.teams, variants: {teams: true}",
    "setup.robot, setup: {robot: []}",
    "Tie, Tie: 'half'",
  })
  void anUnknownKeyIsRefusedWithItsPath(String path, String json) {
    assertRefusedAt(path, json);
  }

  @ParameterizedTest
  @ValueSource(strings = {"board", "stock", "points", "spacewalk", "ufo", "variants", "setup"})
  void groupsAreObjects(String key) {
    assertRefusedAt(key, key + ": 3");
    assertRefusedAt(key, key + ": null");
    assertRefusedAt(key, key + ": []");
  }

  @Test
  void blockedIsAListOfPlacesOfTheBoard() throws BadSetup {
    assertThat(Table.readRules("board: {blocked: ['b2', 'c2', 's18']}").blocked())
        .containsExactlyInAnyOrder(Place.of("b2"), Place.of("c2"), Place.of("s18"));
    assertRefusedAt("board.blocked", "board: {blocked: 'b2'}");
    assertRefusedAt("board.blocked[1]", "board: {blocked: ['b2', 't1']}");
    assertRefusedAt("board.blocked[0]", "board: {width: 3, height: 3, blocked: ['h1']}");
    assertRefusedAt("board.blocked[0]", "board: {blocked: [3]}");
    assertRefusedAt("board.blocked[0]", "board: {blocked: ['b0']}");
  }

  @Test
  void blockedPlacesKeepClearOfTheSetUp() {
    assertRefusedAt("board.blocked", "board: {blocked: ['a1']}");
    assertRefusedAt("board.blocked", "board: {blocked: ['j8']}");
  }

  @Test
  void theDieHasSixFacesOfTwoByTwoTiles() throws BadSetup {
    String six = String.join(", ", Collections.nCopies(6, FACE));
    assertThat(Table.readRules("die: [" + six + "]").die().faces()).hasSize(6);
    assertRefusedAt("die", "die: []");
    assertRefusedAt("die", "die: [" + six + ", " + FACE + "]");
    assertRefusedAt("die", "die: null");
    assertRefusedAt("die[0]", "die: [" + six.replaceFirst("'white'", "'pink'") + "]");
    assertRefusedAt("die[0]", "die: [" + six.replaceFirst("'white', 'white'", "'white'") + "]");
    assertRefusedAt("die[0]", "die: [3, " + six.substring(FACE.length() + 2) + "]");
  }

  @Test
  void startingDomesStandOnCorners() throws BadSetup {
    assertThat(Table.readRules("setup: {start: {c3: 'orange', e5: 'green'}}").setUp().start())
        .containsExactly(
            Map.entry(Place.of("c3"), Side.ORANGE), Map.entry(Place.of("e5"), Side.GREEN));
    assertRefusedAt("setup.start.b2", "setup: {start: {b2: 'orange'}}");
    assertRefusedAt("setup.start.t20", "setup: {start: {t20: 'orange'}}");
    assertRefusedAt("setup.start.a1", "setup: {start: {a1: 'red'}}");
  }

  @Test
  void figuresAndUfosStandOnSpacesOnceEach() {
    for (String key : List.of("robots", "astronauts", "ufos")) {
      assertRefusedAt("setup." + key + "[0]", "setup: {" + key + ": ['a1']}");
      assertRefusedAt("setup." + key + "[1]", "setup: {" + key + ": ['b2', 'b2']}");
      assertRefusedAt("setup." + key, "setup: {" + key + ": 'b2'}");
    }
  }

  @Test
  @DisplayName("LC-7 a robot and an astronaut do not share a space")
  void robotAndAstronautDoNotShareASpace() {
    assertRefusedAt("setup.astronauts", "setup: {robots: ['b2'], astronauts: ['b2']}");
  }

  @Test
  void nothingIsSetUpOnABlockedPlaceAndTheKeyAtFaultIsNamed() {
    String blocked = "board: {blocked: ['d4', 'c3']}, ";
    for (String key : List.of("robots", "astronauts", "ufos")) {
      BadSetup refused =
          catchThrowableOfType(
              BadSetup.class,
              () -> Table.readRules(blocked + "setup: {" + key + ": ['b2', 'd4']}"));
      assertThat(refused.path()).startsWith("setup." + key);
    }
    BadSetup refused =
        catchThrowableOfType(
            BadSetup.class, () -> Table.readRules(blocked + "setup: {start: {c3: 'green'}}"));
    assertThat(refused.path()).startsWith("setup.start");
  }
}
