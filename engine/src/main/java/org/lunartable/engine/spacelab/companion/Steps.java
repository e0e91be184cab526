package org.lunartable.engine.spacelab.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Trait;
import org.lunartable.engine.spacelab.view.Words;

/** A list of steps while it is made. */
final class Steps {

  private final List<Step<Phase>> all = new ArrayList<>();

  List<Step<Phase>> all() {
    return List.copyOf(all);
  }

  /** A step with a key of its own, named like it. */
  Steps plain(String id, Optional<Text> told, Supplier<Phase> next) {
    all.add(new Step<>(id, id, "", Text.of("choice.told." + id), told, next));
    return this;
  }

  /** A step that is not told in the log. */
  Steps plain(String id, Supplier<Phase> next) {
    return plain(id, Optional.empty(), next);
  }

  /**
   * That cards were counted wrong, whosever they are.
   *
   * @param again what is asked now, with what is known then
   */
  Steps recounts(Scene scene, Function<Scene, Phase> again) {
    plain("fix-hand", () -> new Recount(scene, Recount.What.HAND, scene.mover(), again));
    return plain(
        "fix-projects", () -> new Recount(scene, Recount.What.PROJECTS, scene.mover(), again));
  }

  /** One of several answers to a question. */
  Steps answer(String question, String word, Text label, Supplier<Phase> next) {
    return answer(question, word, label, Optional.empty(), next);
  }

  Steps answer(
      String question, String word, Text label, Optional<Text> told, Supplier<Phase> next) {
    all.add(new Step<>(question + ":" + word, question, "", label, told, next));
    return this;
  }

  /** A trait as an answer. */
  Steps trait(String question, Trait trait, Supplier<Phase> next) {
    return answer(question, trait.text(), Words.of(trait), next);
  }

  /** The agency of a lab as an answer, told by its key or by the card itself. */
  Steps agency(String question, Agency agency, Text label, Supplier<Phase> next) {
    String id = question + ":" + agency.text();
    Step<Phase> step = new Step<>(id, question, "", label, Optional.empty(), next);
    all.add(step.shownBy(Set.of(agency.background())));
    return this;
  }

  /** A number as an answer. */
  Steps number(String question, int number, Optional<Text> told, Supplier<Phase> next) {
    Text label = Text.of("choice.told.number", "number", number);
    return answer(question, String.valueOf(number), label, told, next);
  }

  /** A place of the station, touched or chosen by its key. */
  Steps place(
      String question,
      String place,
      Text label,
      Optional<Block.Preview> preview,
      List<Text> told,
      Supplier<Phase> next) {
    all.add(new Step<>(question + ":" + place, question, place, label, preview, told, next));
    return this;
  }
}
