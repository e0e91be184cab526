package org.lunartable.engine.cardgame;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.screen.Block;

/**
 * What can be chosen now: as large keys, and by the cards and places that are touched for it.
 *
 * @param all in the game's order
 */
public record Keys(List<Key> all) {

  /** No choices: for whoever does not decide. */
  public static final Keys NONE = new Keys(List.of());

  public Keys {
    all = List.copyOf(all);
  }

  /** The keys of what people can tell. */
  public static Keys of(List<? extends Step<?>> steps) {
    return new Keys(
        steps.stream()
            .filter(Step::hasKey)
            .map(
                step ->
                    new Key(
                        step.group(),
                        List.of(step.card()),
                        step.id(),
                        step.label(),
                        step.preview()))
            .toList());
  }

  /** These and the others. */
  public Keys and(Keys others) {
    return new Keys(Lists.plusAll(all, others.all()));
  }

  /** All of them as what cannot be done now. */
  public Block.Later later() {
    return new Block.Later(all.stream().map(Keys::choice).toList());
  }

  private static Block.Choice choice(Key key) {
    return new Block.Choice(key.id(), List.of(), key.label(), key.preview());
  }

  /** The ids of the choices that this card or place is touched for. */
  public List<String> touching(String what) {
    return all.stream().filter(key -> key.touched().contains(what)).map(Key::id).toList();
  }

  /** The keys in their groups. */
  public Block.Options block() {
    Map<String, List<Block.Choice>> groups = new LinkedHashMap<>();
    for (Key key : all) {
      groups.computeIfAbsent(key.group(), group -> new ArrayList<>()).add(choice(key));
    }
    return new Block.Options(
        groups.entrySet().stream()
            .map(group -> new Block.Group(group.getKey(), List.copyOf(group.getValue())))
            .toList());
  }
}
