package org.lunartable.kiosk;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.time.Instant;

/** Holds the arrows of the architecture inside the kiosk. */
@AnalyzeClasses(
    packages = "org.lunartable.kiosk",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  private static final String KIOSK = "org.lunartable.kiosk";

  @ArchTest
  static final ArchRule onlyAssemblyAndCommandLineKnowAdapters =
      noClasses()
          .that()
          .resideOutsideOfPackages(KIOSK + ".assembly..", KIOSK + ".cli..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.lunartable.vision..", "org.lunartable.bridge..", "org.lunartable.hardware..");

  @ArchTest
  static final ArchRule onlyWebKnowsTheWebFramework =
      noClasses()
          .that()
          .resideOutsideOfPackage(KIOSK + ".web..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..");

  @ArchTest
  static final ArchRule onlyTheJournalKnowsTheDatabase =
      noClasses()
          .that()
          .resideOutsideOfPackage(KIOSK + ".journal..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.sql..", "javax.sql..", "org.sqlite..");

  @ArchTest
  static final ArchRule nothingSeesOpenCv =
      noClasses().should().dependOnClassesThat().resideInAnyPackage("org.opencv..", "nu.pattern..");

  @ArchTest
  static final ArchRule nothingSeesSerialPortsOrPins =
      noClasses().should().dependOnClassesThat().resideInAnyPackage("com.fazecast..", "com.pi4j..");

  /** The wall clock of a small computer jumps: it may date an entry and name a file, no more. */
  @ArchTest
  static final ArchRule onlyTheAssemblyAndTheDoctorNameAWallClock =
      noClasses()
          .that()
          .doNotHaveSimpleName("Kiosk")
          .and()
          .resideOutsideOfPackage(KIOSK + ".cli.doctor..")
          .should()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(Instant.class, "now")
          .orShould()
          .callMethodWhere(
              target(owner(assignableTo(Clock.class))).and(target(nameMatching("system.*"))))
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.util.Date");

  @ArchTest
  static final ArchRule hasNoCycles = slices().matching(KIOSK + ".(**)").should().beFreeOfCycles();
}
