package org.lunartable.vision;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.lunartable", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule OPENCV_STAYS_IN_VISION =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.lunartable.vision..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.opencv..", "nu.pattern..");

  @ArchTest
  static final ArchRule NO_PUBLIC_METHOD_HANDS_OUT_A_MAT =
      methods()
          .that()
          .arePublic()
          .and()
          .areDeclaredInClassesThat()
          .arePublic()
          .and()
          .areDeclaredInClassesThat()
          .resideInAPackage("org.lunartable.vision..")
          .should()
          .notHaveRawReturnType(
              describe("of OpenCV", type -> type.getPackageName().startsWith("org.opencv")));

  @ArchTest
  static final ArchRule VISION_KNOWS_OF_THE_ENGINE_ONLY_DIE_GRID_AND_SPI =
      noClasses()
          .that()
          .resideInAPackage("org.lunartable.vision..")
          .should()
          .dependOnClassesThat(
              describe("of other parts of the engine", ArchitectureTest::isForbidden));

  @ArchTest
  static final ArchRule THE_READER_DOES_NOT_KNOW_ITS_EVALUATION =
      classes()
          .that()
          .resideInAnyPackage("org.lunartable.vision", "org.lunartable.vision.die")
          .should()
          .onlyDependOnClassesThat()
          .resideOutsideOfPackage("org.lunartable.vision.evaluate..");

  private static boolean isForbidden(JavaClass type) {
    String name = type.getPackageName();
    return name.startsWith("org.lunartable.")
        && !name.startsWith("org.lunartable.vision")
        && !name.matches("org\\.lunartable\\.engine\\.(die|grid|spi)(\\..*)?");
  }
}
