package org.lunartable.engine.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** Changed copies of lists; the lists themselves are never changed. */
public final class Lists {

  private Lists() {}

  public static <T> List<T> plus(List<T> list, T more) {
    Object[] all = list.toArray(new Object[list.size() + 1]);
    all[list.size()] = more;
    return wrap(all);
  }

  public static <T> List<T> plusAll(List<T> list, Collection<? extends T> more) {
    if (more.isEmpty()) {
      return list;
    }
    List<T> longer = new ArrayList<>(list.size() + more.size());
    longer.addAll(list);
    longer.addAll(more);
    return Collections.unmodifiableList(longer);
  }

  /**
   * Without the first that equals this one.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static <T> List<T> minus(List<T> list, T one) {
    int at = list.indexOf(one);
    if (at < 0) {
      throw new IllegalArgumentException("there is no " + one + " in " + list);
    }
    List<T> shorter = new ArrayList<>(list);
    shorter.remove(at);
    return Collections.unmodifiableList(shorter);
  }

  /** Without the first that equals each of these. */
  public static <T> List<T> without(List<T> list, Collection<? extends T> some) {
    List<T> shorter = new ArrayList<>(list);
    some.forEach(shorter::remove);
    return Collections.unmodifiableList(shorter);
  }

  public static <T> List<T> with(List<T> list, int at, T one) {
    Object[] all = list.toArray();
    all[at] = one;
    return wrap(all);
  }

  /** The first elements. */
  public static <T> List<T> head(List<T> list, int count) {
    return wrap(list.subList(0, count).toArray());
  }

  @SuppressWarnings("unchecked") // filled with nothing but elements of such lists
  private static <T> List<T> wrap(Object[] all) {
    return (List<T>) Collections.unmodifiableList(Arrays.asList(all));
  }
}
