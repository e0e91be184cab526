package org.lunartable.kiosk.web;

import java.util.function.Supplier;
import org.lunartable.kiosk.phones.Phones;
import org.lunartable.kiosk.settings.Settings;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;

/**
 * What pages are told, each as much as it may know.
 *
 * @param settings as they are now; from any thread
 */
record PageNews(ServerConfig config, ScreenFeed feed, Phones phones, Supplier<Settings> settings) {

  ScreenMessage screen(Published published, Visitor visitor) {
    return ScreenMessage.of(published, config, visitor);
  }

  SessionMessage session(Visitor visitor) {
    return SessionMessage.of(visitor, phones, feed.current());
  }

  SettingsMessage settings(Visitor visitor) {
    return SettingsMessage.of(settings.get(), visitor);
  }
}
