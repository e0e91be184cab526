package org.lunartable.engine.homeonlagrange.companion;

import java.util.Optional;
import java.util.function.Supplier;
import org.lunartable.engine.screen.Text;

/**
 * One thing that people can tell the kiosk.
 *
 * @param id the move, for example {@code buy:hotel}
 * @param group the key it is under
 * @param card the module or card that is touched for it; empty for none
 * @param told what to write into the log; nothing for mere looking around
 * @param next what it leads to
 */
record Step(
    String id, String group, String card, Text label, Optional<Text> told, Supplier<Phase> next) {}
