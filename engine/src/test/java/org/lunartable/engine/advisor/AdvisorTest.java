package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lunartable.engine.advisor.Boards.NEARLY_CLOSED;
import static org.lunartable.engine.advisor.Boards.NEAR_THE_DOOR;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Rules;

@DisplayName("The advisor")
class AdvisorTest {

  private static final Question STRONG = Question.of(Skill.STRONG, 3_000, 1);

  private static Advice advise(String text, Question question) {
    return new Advisor(Rules.CLASSIC).advise(Sight.position(text, Rules.CLASSIC), question);
  }

  private static List<String> texts(Advice advice) {
    return advice.actions().stream().map(Action::text).toList();
  }

  @ParameterizedTest
  @EnumSource(
      value = Skill.class,
      names = {"GREEDY", "KEEN", "STRONG"})
  void closesTheStation(Skill skill) {
    assertThat(texts(advise(NEARLY_CLOSED, Question.of(skill, 3_000, 1)))).containsExactly("w:c3");
  }

  @ParameterizedTest
  @EnumSource(
      value = Skill.class,
      names = {"KEEN", "STRONG"})
  void walksInOverSeveralSteps(Skill skill) {
    assertThat(texts(advise(NEAR_THE_DOOR, Question.of(skill, 3_000, 1))))
        .containsExactly("s:b6-b4", "s:b4-b2");
  }

  @Test
  void goesOnWithASpacewalk() {
    String walking =
        NEAR_THE_DOOR
            .replace("stations:", "steps: 1\nstations:")
            .replace(".2.....", ".......")
            .replace("+L+....\n.......", "+L+....\n.2.....");
    assertThat(texts(advise(walking, STRONG))).containsExactly("s:b4-b2");
  }

  @Test
  void theBestLineIsTheAdvice() {
    Advice advice = advise(NEARLY_CLOSED, STRONG);
    assertThat(advice.lines().get(0).actions()).isEqualTo(advice.actions());
    assertThat(advice.lines().get(0).value()).isEqualTo(advice.value());
  }

  /** Steps taken one by one may make a walk that the search would not follow. */
  @ParameterizedTest
  @EnumSource(Skill.class)
  void theChosenTurnIsOneOfTheLinesWithItsOwnValue(Skill skill) {
    for (int seed = 0; seed < 20; seed++) {
      Advice advice = advise(NEAR_THE_DOOR, Question.of(skill, 500, seed));
      assertThat(advice.lines())
          .filteredOn(line -> line.actions().equals(advice.actions()))
          .extracting(Advice.Line::value)
          .containsExactly(advice.value());
    }
  }

  @Test
  void aPoorTurnIsWorthLessThanTheBest() {
    Advice poor = advise(NEARLY_CLOSED, Question.of(Skill.RANDOM, 1, 1));
    assertThat(texts(poor)).doesNotContain("w:c3");
    assertThat(poor.value()).isLessThan(poor.lines().get(0).value());
  }

  /** Green leads, and one more quiet turn ends the game (LC-37a): only points can help. */
  @Test
  void aWalkThatIsStoppedQuietlyIsTheLastQuietTurn() {
    String nearTheEnd =
        "quiet: 39\nscore: orange 0, green 3\n" + NEAR_THE_DOOR.replace("white, white, ", "");
    assertThat(advise(nearTheEnd, Question.of(Skill.KEEN, 1, 1)).lines())
        .filteredOn(line -> line.actions().get(line.actions().size() - 1).text().equals("e"))
        .isNotEmpty()
        .allMatch(line -> line.value() == 0);
  }

  @Test
  void linesStandInTheOrderOfTheirValues() {
    assertThat(advise(NEARLY_CLOSED, STRONG).lines())
        .isSortedAccordingTo(Comparator.comparingDouble((Advice.Line line) -> -line.value()));
  }

  @Test
  void aScoredStationMakesWinningLikelier() {
    Advice advice = advise(NEARLY_CLOSED, STRONG);
    double before = advise(NEARLY_CLOSED.replaceFirst("roll.*\n", ""), STRONG).value();
    assertThat(advice.value()).isGreaterThan(before);
  }

  @Test
  void hasNothingToDoBeforeTheRoll() {
    assertThat(advise(NEARLY_CLOSED.replaceFirst("roll.*\n", ""), STRONG).actions()).isEmpty();
  }

  @Test
  void looksNoFurtherBeforeTheRollThanItsNodesGo() {
    String unrolled = NEARLY_CLOSED.replaceFirst("roll.*\n", "");
    assertThat(advise(unrolled, Question.of(Skill.STRONG, 1, 1)).nodes()).isEqualTo(1);
    assertThat(advise(unrolled, Question.of(Skill.STRONG, 1_000, 1)).nodes()).isLessThan(1_500);
  }

  @Test
  void aGameThatIsWonIsWorthOne() {
    assertThat(advise("score: orange 11, green 2\n" + NEARLY_CLOSED, STRONG).value()).isEqualTo(1);
  }

  @Test
  void moreThreadsGiveTheSameAnswer() {
    Question three =
        new Question(Skill.STRONG, 3_000, 1, () -> false, 3, ForkJoinPool.commonPool());
    assertThat(advise(NEAR_THE_DOOR, three)).isEqualTo(advise(NEAR_THE_DOOR, STRONG));
  }

  @Test
  void stoppedAtOnceStillAnswers() {
    Question stopped = new Question(Skill.STRONG, 1_000_000, 1, () -> true, 1, Runnable::run);
    assertThat(texts(advise(NEARLY_CLOSED, stopped))).containsExactly("w:c3");
  }

  @Test
  void stoppedWhileThinkingKeepsWhatIsDone() {
    AtomicInteger asked = new AtomicInteger();
    Question stopped =
        new Question(
            Skill.STRONG, 1_000_000, 1, () -> asked.incrementAndGet() > 40, 1, Runnable::run);
    Advice advice = advise(NEARLY_CLOSED, stopped);
    assertThat(texts(advice)).containsExactly("w:c3");
    assertThat(advice.nodes()).isLessThan(50_000);
  }
}
