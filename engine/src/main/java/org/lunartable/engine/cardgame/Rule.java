package org.lunartable.engine.cardgame;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The number of the rule that a component of {@link OpenRules} is about. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Rule {
  /** For example {@code HL-21}. */
  String value();
}
