package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The set of known positions")
class KnownTest {

  @Property(tries = 50)
  void holdsWhatWasAddedAndNothingElse(@ForAll @Size(max = 400) List<Long> keys) {
    Known known = new Known();
    Set<Long> slow = new HashSet<>();
    for (long key : keys) {
      assertThat(known.contains(key)).isEqualTo(slow.contains(key));
      known.add(key);
      slow.add(key);
    }
    assertThat(keys).allMatch(known::contains);
  }

  @Property(tries = 20)
  void isEmptyAfterItWasCleared(@ForAll @Size(min = 1, max = 300) List<Long> keys) {
    Known known = new Known();
    keys.forEach(known::add);
    known.clear();
    assertThat(keys).noneMatch(known::contains);
  }
}
