package org.lunartable.kiosk.web;

import io.javalin.http.sse.SseClient;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.phones.Phone;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;

/** The stream to one page. One thread sends; the others only wake or end it. */
final class PageStream {

  private static final System.Logger LOG = System.getLogger(PageStream.class.getName());
  private static final Duration HEARTBEAT = Duration.ofSeconds(10);

  private final SseClient client;
  private final Supplier<Visitor> visitor;
  private final PageNews news;
  private final ScreenFeed.Subscription screens;
  private final Optional<Integer> phone;
  private volatile boolean ended;
  private volatile Thread sender;
  private Visitor told;
  private SessionMessage session;
  private SettingsMessage settings;
  private Optional<Published> shown = Optional.empty();

  /**
   * @param visitor who looks, asked again before everything that is sent
   */
  PageStream(SseClient client, Supplier<Visitor> visitor, PageNews news) {
    this.client = client;
    this.visitor = visitor;
    this.news = news;
    screens = news.feed().subscribe();
    told = visitor.get();
    phone = told.phone().map(Phone::id);
  }

  /** The number of the phone that looks, if it is one. */
  Optional<Integer> phone() {
    return phone;
  }

  void wake() {
    screens.wake();
  }

  /** Starts sending, on a thread of its own. */
  void start(Runnable whenDone) {
    sender =
        new Thread(
            () -> {
              try {
                send();
              } finally {
                whenDone.run();
              }
            },
            Streams.SENDER);
    sender.setDaemon(true);
    sender.start();
  }

  /** Ends it before it was started. */
  void turnAway() {
    screens.close();
    client.close();
  }

  /** Ends it, whatever it waits for. */
  void end() {
    ended = true;
    Thread waiting = sender;
    if (waiting != null) {
      waiting.interrupt();
    }
  }

  /** Sends until the page, the phone's right to look, or the server is gone. */
  private void send() {
    try (screens) {
      while (!ended && !client.terminated() && tell(screens.next(HEARTBEAT))) {
        // It has told what there was to tell.
      }
    } catch (InterruptedException gone) {
      // The page or the server is going: nothing is left to send.
    } catch (RuntimeException broken) {
      LOG.log(Level.ERROR, "A page can no longer be shown its screen.", broken);
    } finally {
      if (!client.terminated()) {
        client.close();
      }
    }
  }

  /** False when whoever looks may no longer. */
  private boolean tell(Optional<Published> next) {
    Visitor now = visitor.get();
    if (now.role() == Role.STRANGER || ended) {
      return false;
    }
    boolean changed = !now.equals(told);
    told = now;
    shown = next.or(() -> shown);
    boolean silent = !tellNews(now);
    if (next.isPresent() || changed) {
      shown.ifPresent(published -> tell(published, now));
    } else if (silent) {
      client.sendComment("still here");
      client.sendEvent("beat", "{}");
    }
    return true;
  }

  private boolean tellNews(Visitor now) {
    SessionMessage newSession = news.session(now);
    SettingsMessage newSettings = news.settings(now);
    boolean any = false;
    if (!newSession.equals(session)) {
      session = newSession;
      client.sendEvent("session", Json.write(session));
      any = true;
    }
    if (!newSettings.equals(settings)) {
      settings = newSettings;
      client.sendEvent("settings", Json.write(settings));
      any = true;
    }
    return any;
  }

  private void tell(Published published, Visitor now) {
    String json = Json.write(news.screen(published, now));
    client.sendEvent("screen", json, Long.toString(published.number()));
  }
}
