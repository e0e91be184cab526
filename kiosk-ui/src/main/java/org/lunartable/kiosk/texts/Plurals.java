package org.lunartable.kiosk.texts;

/**
 * How a language counts: which form of a sentence goes with a number. The categories are those of
 * the Unicode plural rules for whole numbers, named as JavaScript's {@code Intl.PluralRules} names
 * them; the forms for millions, which French and Spanish also have, are left out.
 */
enum Plurals {
  /** One thing or several: English, German, Spanish. */
  ONE_OR_MORE {
    @Override
    String category(int n) {
      return n == 1 ? "one" : "other";
    }
  },
  /** None counts like one: French. */
  UP_TO_ONE {
    @Override
    String category(int n) {
      return n <= 1 ? "one" : "other";
    }
  },
  /** By the last digits, 11 to 14 apart: Russian. Its form {@code other} is for fractions. */
  BY_LAST_DIGITS {
    @Override
    String category(int n) {
      int last = n % 10;
      boolean isTeen = n % 100 / 10 == 1;
      if (last == 1 && !isTeen) {
        return "one";
      }
      return last >= 2 && last <= 4 && !isTeen ? "few" : "many";
    }
  };

  /** The rule of one of {@link Languages#ALL}. */
  static Plurals of(String language) {
    return switch (language) {
      case "en", "de", "es" -> ONE_OR_MORE;
      case "fr" -> UP_TO_ONE;
      case "ru" -> BY_LAST_DIGITS;
      default -> throw new IllegalArgumentException("no plural rule for " + language);
    };
  }

  /** The form for a whole number, at least 0. */
  abstract String category(int n);
}
