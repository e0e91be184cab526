package org.lunartable.vision.frame;

import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Asks a network camera for its pictures, and puts what may go wrong into sentences. Immutable. */
final class HttpGet {
  private static final Duration CONNECT = Duration.ofSeconds(3);
  private static final long ANSWER_SECONDS = 5;
  private static final int MAX_REDIRECTS = 3;

  /** One for all cameras: a client cannot be closed in Java 17, and keeps threads of its own. */
  private static final class Shared {
    static final HttpClient CLIENT =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(CONNECT)
            .proxy(HttpClient.Builder.NO_PROXY)
            .build();
  }

  private final URI address;

  HttpGet(URI address) {
    this.address = address;
  }

  /** The address without a name and password, and without its query, which may hold a key. */
  String shown() {
    return address.getScheme() + "://" + hostAndPort(address) + shownPath();
  }

  private String shownPath() {
    String path = address.getRawPath() == null ? "" : address.getRawPath();
    return path + (address.getRawQuery() == null ? "" : "?...");
  }

  /** Asks, follows redirects, and gives an answer whose body is still to be read and closed. */
  HttpResponse<InputStream> send() throws SourceLost, InterruptedException {
    URI now = address;
    for (int i = 0; i <= MAX_REDIRECTS; i++) {
      HttpResponse<InputStream> answer = sendTo(now);
      if (answer.statusCode() == 200) {
        return answer;
      }
      Streams.close(answer.body());
      now = redirect(now, answer);
    }
    throw new SourceLost(shown() + " leads round in circles; check the address of the camera.");
  }

  private HttpResponse<InputStream> sendTo(URI now) throws SourceLost, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(bare(now)).header("User-Agent", "LunarTable");
    password(now).ifPresent(basic -> request.header("Authorization", basic));
    // The request's own timeout would cut a stream off where Java counts the body in (from 26 on).
    CompletableFuture<HttpResponse<InputStream>> answer =
        Shared.CLIENT.sendAsync(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    try {
      return answer.get(ANSWER_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw failed(e.getCause());
    } catch (TimeoutException e) {
      throw new SourceLost(shown() + " does not answer; start the camera's app again.", e);
    } finally {
      answer.cancel(true);
    }
  }

  private SourceLost failed(Throwable why) {
    if (why instanceof HttpConnectTimeoutException || why instanceof ConnectException) {
      return new SourceLost(
          shown()
              + " cannot be reached; start the camera's app and check that both are in the same"
              + " network.",
          why);
    }
    return new SourceLost(
        shown() + " broke off while answering; check that it is the address of a camera.", why);
  }

  /** The password goes to the host it was given for, and nowhere else. */
  private Optional<String> password(URI now) {
    String user = address.getUserInfo();
    if (user == null || !hostAndPort(now).equals(hostAndPort(address))) {
      return Optional.empty();
    }
    byte[] bytes = user.getBytes(StandardCharsets.UTF_8);
    return Optional.of("Basic " + Base64.getEncoder().encodeToString(bytes));
  }

  private URI redirect(URI from, HttpResponse<?> answer) throws SourceLost {
    int code = answer.statusCode();
    if (code == 401 || code == 403) {
      throw new SourceLost(
          shown()
              + " asks for a password; write it into the address: http://name:password@"
              + hostAndPort(address)
              + shownPath());
    }
    Optional<String> target = answer.headers().firstValue("Location");
    if (code < 300 || code >= 400 || target.isEmpty()) {
      throw new SourceLost(
          shown()
              + " has no pictures (answer "
              + code
              + "); check the address in the camera's app.");
    }
    return checked(from, target.get());
  }

  private URI checked(URI from, String target) throws SourceLost {
    try {
      URI to = from.resolve(target);
      boolean safer = "https".equalsIgnoreCase(to.getScheme());
      if (HttpCamera.isWeb(to)
          && to.getHost() != null
          && (safer || from.getScheme().equalsIgnoreCase(to.getScheme()))) {
        return to;
      }
    } catch (IllegalArgumentException e) {
      // Refused below, as any other address that is not one of a camera.
    }
    throw new SourceLost(
        shown() + " leads to an address that is not allowed; give the camera's own address.");
  }

  private static URI bare(URI address) {
    return URI.create(address.getScheme() + "://" + hostAndPort(address) + path(address));
  }

  private static String hostAndPort(URI address) {
    return address.getHost() + (address.getPort() < 0 ? "" : ":" + address.getPort());
  }

  private static String path(URI address) {
    String path = address.getRawPath() == null ? "" : address.getRawPath();
    return path + (address.getRawQuery() == null ? "" : "?" + address.getRawQuery());
  }
}
