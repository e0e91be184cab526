package org.lunartable.kiosk.web;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.CompanionState;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Offer;
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
    List<Block.Line> ahead,
    Optional<Text> notice,
    List<Text> warnings,
    Optional<Doubt> doubt,
    Optional<CompanionState> companion,
    Optional<Offer> offer,
    List<SourceState> sources,
    boolean simulated) {

  /** What this visitor may know of it. */
  static ScreenMessage of(Published published, ServerConfig config, Visitor visitor) {
    return visitor.role() == Role.TABLE
        ? forTable(published, config)
        : forPhone(published, config, visitor);
  }

  /**
   * Undoing, devices, cards in the tray, the companion and doubts about the board are the table's
   * own affairs.
   */
  private static ScreenMessage forPhone(Published published, ServerConfig config, Visitor visitor) {
    Optional<Screen> screen = published.screenFor(visitor.viewer());
    return new ScreenMessage(
        published.number(),
        config.build(),
        screen.map(Screen::game),
        screen,
        published.happenings(),
        false,
        false,
        List.of(),
        Optional.empty(),
        published.warnings(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        config.simulated().getAsBoolean());
  }

  private static ScreenMessage forTable(Published published, ServerConfig config) {
    return new ScreenMessage(
        published.number(),
        config.build(),
        published.screen().map(Screen::game),
        published.screen(),
        published.happenings(),
        published.canUndo(),
        published.canRedo(),
        published.ahead(),
        published.notice(),
        published.warnings(),
        published.doubt(),
        published.companion(),
        published.offer(),
        published.sources(),
        config.simulated().getAsBoolean());
  }
}
