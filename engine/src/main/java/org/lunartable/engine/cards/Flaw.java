package org.lunartable.engine.cards;

import java.util.Map;

/**
 * Something that is wrong with a catalogue.
 *
 * @param args the values of its sentence by name: words and whole numbers
 */
public record Flaw(Fault fault, Map<String, Object> args) {

  public Flaw {
    args = Map.copyOf(args);
  }

  /** So many things where there must be another number of them. */
  public static Flaw count(Fault fault, long found, int wanted) {
    return new Flaw(fault, Map.of("found", Math.toIntExact(found), "wanted", wanted));
  }

  /** The same of one kind of things. */
  public static Flaw count(Fault fault, String kind, String word, long found, int wanted) {
    return new Flaw(fault, Map.of("found", Math.toIntExact(found), "wanted", wanted, kind, word));
  }

  /** Something about a card with this name. */
  public static Flaw named(Fault fault, String name) {
    return new Flaw(fault, Map.of("name", name));
  }

  /** The sentence in English. */
  public String english() {
    String sentence = fault.english();
    for (Map.Entry<String, Object> arg : args.entrySet()) {
      sentence = sentence.replace("{" + arg.getKey() + "}", String.valueOf(arg.getValue()));
    }
    return sentence;
  }
}
