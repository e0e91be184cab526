package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.rules.Landing;

/**
 * What a slot brings is done with the printed cards (SL-7, SL-8).
 *
 * @param cards how many projects are drawn
 */
record Reward(Scene scene, What what, int cards) implements Phase {

  /** What is brought. */
  enum What {
    PROJECTS,
    TAKE_LAB,
    RECRUIT_ONE;

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Phase of(Scene scene, Landing.Gain gain) {
    return switch (gain.effect()) {
      case PROJECTS -> new Reward(scene, What.PROJECTS, gain.cards());
      case TAKE_LAB -> new Reward(scene, What.TAKE_LAB, 0);
      case RECRUIT_ONE -> new Reward(scene, What.RECRUIT_ONE, 0);
      case DISCOUNT -> Course.anotherLab(scene.turn(scene.turn().cheaper()));
    };
  }

  @Override
  public Text headline() {
    return Text.of("turn.told-" + what.text, "seat", scene.said(), "cards", cards);
  }

  @Override
  public List<Step<Phase>> steps() {
    Text told = Text.of("space.told." + what.text, "seat", scene.said());
    Text nothing = Text.of("space.no-effect");
    return new Steps()
        .plain("did", Optional.of(told), () -> Course.anotherLab(gained().reminding(List.of())))
        .plain(
            "none-left", Optional.of(nothing), () -> Course.anotherLab(scene.reminding(List.of())))
        .recounts(scene, counted -> new Reward(counted, what, cards))
        .all();
  }

  private Scene gained() {
    return scene.side(
        side -> what == What.PROJECTS ? side.keptOne() : side.holding(side.hand() + 1));
  }
}
