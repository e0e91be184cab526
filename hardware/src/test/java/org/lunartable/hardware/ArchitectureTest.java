package org.lunartable.hardware;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the arrows of the architecture around the pins. */
@AnalyzeClasses(packages = "org.lunartable.hardware", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  private static final String HARDWARE = "org.lunartable.hardware";

  @ArchTest
  static final ArchRule onlyOnePackageKnowsTheLibraryOfPins =
      noClasses()
          .that()
          .resideOutsideOfPackage(HARDWARE + ".pi")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.pi4j..");

  @ArchTest
  static final ArchRule nothingTakesAMock =
      noClasses().should().dependOnClassesThat().resideInAPackage("com.pi4j.plugin.mock..");

  @ArchTest
  static final ArchRule knowsOfTheEngineOnlyTheSpi =
      noClasses()
          .that()
          .resideInAPackage(HARDWARE + "..")
          .should()
          .dependOnClassesThat(
              describe("of other parts of the engine", ArchitectureTest::isForbidden));

  @ArchTest
  static final ArchRule hasNoCycles =
      slices().matching(HARDWARE + ".(**)").should().beFreeOfCycles();

  private static boolean isForbidden(JavaClass type) {
    String name = type.getPackageName();
    return name.startsWith("org.lunartable.")
        && !name.startsWith(HARDWARE)
        && !name.equals("org.lunartable.engine.spi");
  }
}
