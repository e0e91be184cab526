package org.lunartable.kiosk.fairness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChiSquareTest {

  /** Even degrees have a closed form: exp(-x/2) times the sum of (x/2)^i / i! for i below k/2. */
  @ParameterizedTest
  @CsvSource({"0.1, 2", "1, 2", "7, 4", "3, 4", "11, 6", "0.5, 8", "40, 6", "200, 10", "9, 30"})
  void evenDegreesAgreeWithTheirClosedForm(double statistic, int freedom) {
    double half = statistic / 2;
    double term = Math.exp(-half);
    double sum = 0;
    for (int i = 0; i < freedom / 2; i++) {
      sum += term;
      term *= half / (i + 1);
    }
    assertThat(ChiSquare.upperTail(statistic, freedom)).isCloseTo(sum, within(sum * 1e-10 + 1e-14));
  }

  /** Tables of the chi-square distribution, as printed in any book of statistics. */
  @ParameterizedTest
  @CsvSource({
    "3.841459, 1, 0.05", "6.634897, 1, 0.01", "10.827566, 1, 0.001",
    "7.814728, 3, 0.05", "11.344867, 3, 0.01", "11.070498, 5, 0.05",
    "15.086272, 5, 0.01", "20.515006, 5, 0.001", "0.554298, 5, 0.99"
  })
  void oddDegreesAgreeWithTables(double statistic, int freedom, double p) {
    assertThat(ChiSquare.upperTail(statistic, freedom)).isCloseTo(p, within(1e-6));
  }

  @Test
  void nothingDiffersNever() {
    assertThat(ChiSquare.upperTail(0, 5)).isEqualTo(1);
  }

  @Test
  void whatIsNoStatisticIsRefused() {
    assertThatThrownBy(() -> ChiSquare.upperTail(-1, 5)).hasMessageContaining("-1");
    assertThatThrownBy(() -> ChiSquare.upperTail(Double.NaN, 5)).hasMessageContaining("NaN");
    assertThatThrownBy(() -> ChiSquare.upperTail(1, 0)).hasMessageContaining("0 degrees");
  }

  @Test
  void theStatisticIsPearsons() {
    // 5 + 3.2 + 1.8 of expected 10, 10, 20
    assertThat(ChiSquare.statistic(new long[] {5, 14, 21}, new double[] {10, 10, 20}))
        .isCloseTo(2.5 + 1.6 + 0.05, within(1e-12));
  }
}
