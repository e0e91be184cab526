package org.lunartable.kiosk.web;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.SourceState;

/** A published screen as pages get it. */
record ScreenMessage(
    long number,
    String build,
    Optional<String> game,
    Optional<Screen> screen,
    List<Happening> happenings,
    boolean canUndo,
    boolean canRedo,
    Optional<Text> notice,
    List<Text> warnings,
    Optional<Doubt> doubt,
    List<SourceState> sources,
    boolean simulated) {

  static ScreenMessage of(Published published, ServerConfig config) {
    return new ScreenMessage(
        published.number(),
        config.build(),
        published.screen().map(Screen::game),
        published.screen(),
        published.happenings(),
        published.canUndo(),
        published.canRedo(),
        published.notice(),
        published.warnings(),
        published.doubt(),
        published.sources(),
        config.simulated().getAsBoolean());
  }
}
