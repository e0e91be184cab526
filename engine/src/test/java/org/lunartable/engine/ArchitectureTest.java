package org.lunartable.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the arrows of the architecture inside the engine. */
@AnalyzeClasses(
    packages = "org.lunartable.engine",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  private static final String ENGINE = "org.lunartable.engine";

  @ArchTest
  static final ArchRule needsNothingButTheJdk =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", ENGINE + "..")
          .because("the rules must run anywhere a JDK runs");

  @ArchTest
  static final ArchRule rulesKnowNoDeviceAndNoSession =
      noClasses()
          .that()
          .resideInAnyPackage(
              ENGINE + ".grid..",
              ENGINE + ".die..",
              ENGINE + ".enclosure..",
              ENGINE + ".lunarcommand..",
              ENGINE + ".game..",
              ENGINE + ".screen..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(ENGINE + ".spi..", ENGINE + ".session..");

  @ArchTest
  static final ArchRule knowsNoThreadClockFileOrHiddenRandomness =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.io..", "java.nio.file..", "java.net..", "java.time..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.lang.Thread")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(Math.class, "random")
          .because("a journal must replay to the same state, always");

  @ArchTest
  static final ArchRule hasNoCycles = slices().matching(ENGINE + ".(**)").should().beFreeOfCycles();
}
