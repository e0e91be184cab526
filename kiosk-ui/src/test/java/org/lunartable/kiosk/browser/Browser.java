package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A real Chromium without a window, touched with fingers. */
final class Browser implements AutoCloseable {

  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  private static final Path PICTURES = Path.of("target", "screens");
  private static final Duration PATIENCE = Duration.ofSeconds(45);
  private static final Duration POLL = Duration.ofMillis(40);

  /**
   * Timers of the page up to three seconds take this many times as long once a test says so: longer
   * for pictures of shows, shorter where nobody looks at them. Longer timers wait for the server.
   */
  private static final String PACED_TIMERS =
      """
      const timer = window.setTimeout;
      window.setTimeout = (call, ms, ...rest) =>
        timer(call, ms > 3000 ? ms : ms * (window.pace ?? 1), ...rest);
      """;

  private final ChromeDriver driver;
  private final Path folder;
  private double pace = 1;

  private Browser(ChromeDriver driver, Path folder) {
    this.driver = driver;
    this.folder = folder;
  }

  /** Opens a browser with nothing stored in it. */
  static Browser open() {
    require(CHROMIUM, DRIVER);
    Path folder = freshFolder();
    ChromeOptions options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--user-data-dir=" + folder.resolve("profile"));
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(DRIVER.toFile())
            .usingAnyFreePort()
            .withEnvironment(Map.of("TMPDIR", folder.toString()))
            .build();
    Browser browser = new Browser(new ChromeDriver(service, options), folder);
    browser.cdp("Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 5));
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", Map.of("source", PACED_TIMERS));
    browser.resize(Viewport.SMALL);
    return browser;
  }

  /** Fails when one of the programs is not installed. */
  static void require(Path... programs) {
    for (Path program : programs) {
      assertThat(Files.isExecutable(program))
          .withFailMessage(
              "The browser tests need %s: install the Debian packages chromium and chromium-driver.",
              program)
          .isTrue();
    }
  }

  ChromeDriver driver() {
    return driver;
  }

  void resize(Viewport viewport) {
    cdp(
        "Emulation.setDeviceMetricsOverride",
        Map.of(
            "width",
            viewport.width(),
            "height",
            viewport.height(),
            "deviceScaleFactor",
            1,
            "mobile",
            false));
    await(
        "the page is " + viewport.text(),
        () -> List.of((long) viewport.width(), (long) viewport.height()).equals(innerSize()));
  }

  private Object innerSize() {
    return run("return [innerWidth, innerHeight]");
  }

  /** Opens a page and forgets what the console said about the one before. */
  void go(URI address) {
    driver.get(address.toString());
    complaints();
  }

  /** From the next page on, short timers take so many times as long. */
  void pace(double times) {
    if (times != pace) {
      cdp("Page.addScriptToEvaluateOnNewDocument", Map.of("source", "window.pace = " + times));
      pace = times;
    }
  }

  /** Leaves the kiosk's page. */
  void leave() {
    driver.get("about:blank");
  }

  /** Puts a finger down at a point of the page and lifts it again. */
  void touch(double x, double y) {
    press(x, y);
    lift();
  }

  /** Puts a finger down. */
  void press(double x, double y) {
    cdp(
        "Input.dispatchTouchEvent",
        Map.of("type", "touchStart", "touchPoints", List.of(Map.of("x", x, "y", y))));
  }

  /** Lifts it. */
  void lift() {
    cdp("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
  }

  Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Lets the page draw a few frames, so that what has just arrived is to be seen. */
  void frames() {
    driver.executeAsyncScript(
        """
        const done = arguments[0];
        const frame = (n) => n === 0 ? setTimeout(done, 0) : requestAnimationFrame(() => frame(n - 1));
        frame(3);
        """);
  }

  /** Waits until whatever moves only for a moment has come to rest. */
  void awaitStillness() {
    frames();
    await(
        "nothing moves",
        () ->
            run("""
                return document.getAnimations().every((a) => a.playState !== 'running'
                  || a.effect.getComputedTiming().iterations === Infinity);
                """)
                .equals(true));
  }

  /** Waits until it is so. */
  void await(String what, Supplier<Boolean> condition) {
    new WebDriverWait(driver, PATIENCE, POLL)
        .withMessage(() -> what + "; the console says " + complaints())
        .until(page -> condition.get());
  }

  /** What the console complained of since it was asked last. */
  List<String> complaints() {
    List<String> found = new ArrayList<>();
    for (LogEntry entry : driver.manage().logs().get(LogType.BROWSER)) {
      if (entry.getLevel().intValue() >= Level.WARNING.intValue()) {
        found.add(entry.getMessage());
      }
    }
    return found;
  }

  /** Keeps a picture of the page in {@code target/screens}. */
  void picture(String name, Viewport viewport) {
    try {
      Files.createDirectories(PICTURES);
      Files.write(
          PICTURES.resolve(name + "-" + viewport.text() + ".png"),
          driver.getScreenshotAs(OutputType.BYTES));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void cdp(String command, Map<String, Object> parameters) {
    driver.executeCdpCommand(command, parameters);
  }

  private static Path freshFolder() {
    try {
      return Files.createTempDirectory("lunar-browser");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    driver.quit();
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException | UncheckedIOException e) {
      // The last of Chromium's processes may still tidy up here itself.
    }
  }
}
