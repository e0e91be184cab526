package org.lunartable.kiosk.phones;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.lunartable.kiosk.phones.Pairing.Paired;
import org.lunartable.kiosk.phones.Pairing.Refused;
import org.lunartable.kiosk.phones.Pairing.Why;

/**
 * The phones that belong to this table. They are kept in memory only: a restart, or switching the
 * network off, lets all go. Safe to use from any thread.
 */
public final class Phones {

  /** The most phones at one table. */
  public static final int MOST = 16;

  private static final int TOKEN_BYTES = 24;

  private final SecureRandom random = new SecureRandom();
  private final Map<String, Phone> byToken = new LinkedHashMap<>(); // keyed by the token's hash
  private final Attempts attempts;
  private Optional<Pin> pin = Optional.empty();
  private int lastId;
  private Runnable changed = () -> {};

  public Phones() {
    this(System::nanoTime);
  }

  Phones(LongSupplier nanos) {
    attempts = new Attempts(nanos);
  }

  /** Sets what is called, on the thread that changed something, after each change. */
  public void onChange(Runnable listener) {
    changed = listener;
  }

  /** Lets phones come, with a new PIN; those that are paired stay. */
  public Pin open() {
    Pin fresh = Pin.fresh(random);
    synchronized (this) {
      pin = Optional.of(fresh);
      attempts.startAnew();
    }
    changed.run();
    return fresh;
  }

  /** Lets all phones go and none come. */
  public void close() {
    synchronized (this) {
      pin = Optional.empty();
      byToken.clear();
    }
    changed.run();
  }

  /** What a phone has to know to be paired; empty while none may come. */
  public synchronized Optional<Pin> pin() {
    return pin;
  }

  /**
   * Pairs a phone that knows the PIN.
   *
   * @param address where it asks from, to count its tries
   */
  public Pairing pair(String address, String typed) {
    Pairing pairing = tryToPair(address, typed);
    if (pairing instanceof Paired) {
      changed.run();
    }
    return pairing;
  }

  private synchronized Pairing tryToPair(String address, String typed) {
    if (!attempts.allows(address)) {
      return new Refused(Why.TOO_OFTEN);
    } else if (pin.isEmpty() || !pin.get().is(typed)) {
      attempts.wasWrong();
      return new Refused(Why.WRONG_PIN);
    } else if (byToken.size() >= MOST) {
      return new Refused(Why.TOO_MANY_PHONES);
    }
    byte[] bytes = new byte[TOKEN_BYTES];
    random.nextBytes(bytes);
    String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    Phone phone = new Phone(++lastId, Optional.empty());
    byToken.put(hash(token), phone);
    return new Paired(token, phone);
  }

  /** The phone that was given this token and still belongs here. */
  public synchronized Optional<Phone> find(String token) {
    return Optional.ofNullable(byToken.get(hash(token)));
  }

  /** All phones, in the order they came. */
  public synchronized List<Phone> all() {
    return List.copyOf(byToken.values());
  }

  /**
   * Gives a phone another seat, or none.
   *
   * @return false when another phone has that seat, or this one is gone; nothing is changed then
   */
  public boolean sit(int id, Optional<String> seat) {
    boolean done = move(id, seat);
    if (done) {
      changed.run();
    }
    return done;
  }

  private synchronized boolean move(int id, Optional<String> seat) {
    boolean taken =
        seat.isPresent()
            && byToken.values().stream().anyMatch(p -> p.id() != id && p.seat().equals(seat));
    Optional<String> key = key(id);
    if (taken || key.isEmpty()) {
      return false;
    }
    byToken.computeIfPresent(key.get(), (hash, phone) -> phone.at(seat));
    return true;
  }

  /** Lets a phone go; false when there is none of this number. */
  public boolean remove(int id) {
    boolean done;
    synchronized (this) {
      Optional<String> key = key(id);
      key.ifPresent(byToken::remove);
      done = key.isPresent();
    }
    if (done) {
      changed.run();
    }
    return done;
  }

  private Optional<String> key(int id) {
    return byToken.entrySet().stream()
        .filter(entry -> entry.getValue().id() == id)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Tokens are looked up by their hash: the time it takes tells nothing about those there are. */
  private static String hash(String token) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
