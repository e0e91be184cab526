package org.lunartable.vision.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;

class EvaluationTest {

  @TempDir Path folder;

  @Test
  void theKindOfASetIsToldByItsFiles() throws IOException, BadLabels {
    labels(folder, "{\"file\":\"a.jpg\",\"reading\":false,\"reason\":\"absent\"}");
    assertThat(Evaluation.run(Die.CLASSIC, folder)).isInstanceOf(DieReport.class);
    labels(
        folder, "{\"file\":\"a.jpg\",\"labels\":{\"cells\":[{\"color\":\"red\",\"xy\":[1,2]}]}}");
    assertThat(Evaluation.run(Die.CLASSIC, folder)).isInstanceOf(PatchReport.class);
    labels(folder, "{\"sequence\":\"s\",\"frame\":0,\"file\":\"a.jpg\",\"state\":\"absent\"}");
    Files.writeString(folder.resolve("sequences.jsonl"), "{\"sequence\":\"s\",\"fps\":15}");
    assertThat(Evaluation.run(Die.CLASSIC, folder)).isInstanceOf(RollReport.class);
  }

  @Test
  void rollsWithoutTheirSequencesAreRefused() throws IOException {
    labels(folder, "{\"sequence\":\"s\",\"frame\":0,\"file\":\"a.jpg\",\"state\":\"absent\"}");
    assertRefused("no file sequences.jsonl");
  }

  @Test
  void boardsAreToldApart() throws IOException, BadLabels {
    labels(folder, "{\"file\":\"a.jpg\",\"kind\":\"board\"}");
    assertThat(Evaluation.isOfBoards(folder)).isTrue();
    labels(folder, "{\"file\":\"a.jpg\",\"reading\":true}");
    assertThat(Evaluation.isOfBoards(folder)).isFalse();
  }

  @Test
  void unknownKindsAreRefused() throws IOException {
    labels(folder, "{\"file\":\"a.jpg\",\"kind\":\"cat\"}");
    assertRefused("line 1 is no label of a kind that can be evaluated");
    labels(folder, "[1]");
    assertRefused("line 1 is no JSON object");
  }

  @Test
  void aFolderOfSetsNamesThem() throws IOException {
    labels(Files.createDirectory(folder.resolve("one")), "{}");
    labels(Files.createDirectory(folder.resolve("two")), "{}");
    assertRefused("name one of them: one, two");
  }

  @Test
  void aFolderThatIsNoneIsNamed() {
    assertThatThrownBy(() -> Evaluation.run(Die.CLASSIC, folder.resolve("gone")))
        .hasMessageContaining("is no folder");
  }

  private static void labels(Path where, String text) throws IOException {
    Files.writeString(where.resolve("labels.jsonl"), text + "\n");
  }

  private void assertRefused(String why) {
    assertThatThrownBy(() -> Evaluation.run(Die.CLASSIC, folder))
        .isInstanceOf(BadLabels.class)
        .hasMessageContaining(why)
        .hasMessageEndingWith(".");
  }
}
