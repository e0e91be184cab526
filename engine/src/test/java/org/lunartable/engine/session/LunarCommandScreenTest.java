package org.lunartable.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

@DisplayName("The screen of Lunar Command")
class LunarCommandScreenTest {

  private static final List<List<String>> BARE_WHITE_ORANGE = halfBare("white", null, "orange");
  private static final List<List<String>> WHITE_ORANGE_BARE = halfBare("white", "orange", null);

  private static List<List<String>> halfBare(String topLeft, String topRight, String bottomLeft) {
    List<String> top = new ArrayList<>();
    top.add(topLeft);
    top.add(topRight);
    List<String> bottom = new ArrayList<>();
    bottom.add(bottomLeft);
    bottom.add(null);
    return List.of(top, bottom);
  }

  @Test
  void facesThatLookDifferentHaveDifferentIdsAndTheRightOneIsShown() throws Exception {
    Object die =
        List.of(
            BARE_WHITE_ORANGE,
            WHITE_ORANGE_BARE,
            WHITE_ORANGE_BARE,
            WHITE_ORANGE_BARE,
            WHITE_ORANGE_BARE,
            WHITE_ORANGE_BARE);
    Play play = new LunarCommandGame().start(Map.of("rules", Map.of("die", die)));
    assertThat(play.options().stream().map(Option::id))
        .containsExactly("r:white,-,orange,-", "r:white,orange,-,-");
    Block.Die shown = block(((Play.Taken) play.take("r:white,orange,-,-")).next(), Block.Die.class);
    assertThat(shown.top()).contains(shown.faces().get(1));
    assertThat(shown.wanted()).isFalse();
  }

  @Test
  void aBuildThatClosesTwoStationsSaysSoTwice() throws Exception {
    String position =
        """
        roll: white, white, orange, green
        board:
        D-+-+.d
        |.|1|..
        +-.-+..
        .......
        .......
        .......
        d.....D
        """;
    Play play = new LunarCommandGame().start(Map.of("rules", Map.of(), "position", position));
    Block.Choice post =
        block(play, Block.Options.class).groups().stream()
            .flatMap(group -> group.options().stream())
            .filter(choice -> choice.id().equals("w:c3"))
            .findFirst()
            .orElseThrow();
    assertThat(post.preview().orElseThrow().texts().stream().map(Text::key))
        .containsExactly("preview.closes", "preview.closes-tie");
    assertThat(post.preview().orElseThrow().closes()).hasSize(2);
  }

  @Test
  void aLongGameKeepsItsScoreLinesAndTheLatestOthers() throws Exception {
    Play play = new LunarCommandGame().start(Map.of());
    SplittableRandom random = new SplittableRandom(5);
    int moves = 0;
    int scored = 0;
    while (play.result().isEmpty()) {
      List<Option> options = play.options();
      Play.Taken taken = (Play.Taken) play.take(options.get(random.nextInt(options.size())).id());
      scored += (int) taken.happenings().stream().filter(what -> !what.points().isEmpty()).count();
      moves += taken.happenings().size();
      play = taken.next();
    }
    Block.Log log = block(play, Block.Log.class);
    assertThat(moves).isGreaterThan(100);
    assertThat(log.lines().size() + log.left()).isEqualTo(moves);
    assertThat(log.lines()).hasSizeBetween(40, 40 + scored);
    assertThat(log.lines().stream().filter(line -> !line.points().isEmpty())).hasSize(scored);
  }

  private static <B extends Block> B block(Play play, Class<B> type) {
    return play.screen(Viewer.TABLE).blocks().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst()
        .orElseThrow();
  }
}
