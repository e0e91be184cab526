package org.lunartable.vision.evaluate;

import java.util.List;

/** What an evaluation found. Immutable. */
public sealed interface Report permits DieReport, RollReport, PatchReport {

  /** Plain text for a person. */
  String text();

  /** How many pictures could not be used; they count as refused. */
  int unusable();

  /** What is won and lost when answers below a confidence are thrown away. */
  List<RiskRow> riskCoverage();
}
