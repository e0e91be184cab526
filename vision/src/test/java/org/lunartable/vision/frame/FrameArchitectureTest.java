package org.lunartable.vision.frame;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.opencv.videoio.VideoCapture;

@AnalyzeClasses(packages = "org.lunartable", importOptions = DoNotIncludeTests.class)
class FrameArchitectureTest {
  @ArchTest
  static final ArchRule ONE_CLASS_HOLDS_THE_DEVICE =
      noClasses()
          .that()
          .doNotHaveSimpleName("OpenCvCapture")
          .should()
          .dependOnClassesThat()
          .areAssignableTo(VideoCapture.class);

  @ArchTest
  static final ArchRule FRAMES_KNOW_NOTHING_OF_DICE =
      noClasses()
          .that()
          .resideInAPackage("org.lunartable.vision.frame..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.lunartable.vision.die..", "org.lunartable.vision.evaluate..");
}
