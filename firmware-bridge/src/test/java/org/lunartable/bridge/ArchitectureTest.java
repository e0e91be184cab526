package org.lunartable.bridge;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the arrows of the architecture around the bridge. */
@AnalyzeClasses(packages = "org.lunartable.bridge", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  private static final String BRIDGE = "org.lunartable.bridge";

  @ArchTest
  static final ArchRule onlyOnePackageKnowsTheSerialLibrary =
      noClasses()
          .that()
          .resideOutsideOfPackage(BRIDGE + ".serial")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.fazecast..");

  @ArchTest
  static final ArchRule knowsOfTheEngineOnlyGridDieAndSpi =
      noClasses()
          .that()
          .resideInAPackage(BRIDGE + "..")
          .should()
          .dependOnClassesThat(
              describe("of other parts of the engine", ArchitectureTest::isForbidden));

  @ArchTest
  static final ArchRule theProtocolKnowsNoThreadAndNoDevice =
      noClasses()
          .that()
          .resideInAPackage(BRIDGE + ".protocol..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.util.concurrent..", "java.io..", BRIDGE + ".link..");

  @ArchTest
  static final ArchRule hasNoCycles = slices().matching(BRIDGE + ".(**)").should().beFreeOfCycles();

  private static boolean isForbidden(JavaClass type) {
    String name = type.getPackageName();
    return name.startsWith("org.lunartable.")
        && !name.startsWith(BRIDGE)
        && !name.matches("org\\.lunartable\\.engine\\.(grid|die|spi)(\\..*)?");
  }
}
