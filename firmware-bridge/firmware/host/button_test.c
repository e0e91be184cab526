#include <string.h>

#include "../core/button.h"
#include "check.h"

static struct buttons buttons;
static uint32_t now;
static unsigned presses, releases, helds, lost;

static void start(void) {
  memset(&buttons, 0, sizeof buttons);
  now = 1000;
  presses = releases = helds = lost = 0;
}

/* Started, and both buttons known to be up. */
static void begin(void) {
  start();
  for (unsigned i = 0; i <= BUTTON_UP_MS; i++) buttons_tick(&buttons, 0, ++now);
}

static void count(uint8_t action) {
  presses += action == BUTTON_PRESSED;
  releases += action == BUTTON_RELEASED;
  helds += action == BUTTON_HELD;
}

/* A millisecond with the roll button like this, every event acknowledged at once. */
static void millisecond(int down) {
  lost += buttons_tick(&buttons, down ? 1 : 0, ++now);
  const struct button_event *event = buttons_due(&buttons, now);
  if (!event) return;
  count(event->action);
  buttons_acknowledged(&buttons, buttons.id);
}

static void milliseconds(unsigned n, int down) {
  while (n--) millisecond(down);
}

static void a_press_and_a_release(void) {
  begin();
  milliseconds(100, 0);
  milliseconds(100, 1);
  milliseconds(100, 0);
  CHECK_EQUAL(presses, 1);
  CHECK_EQUAL(releases, 1);
  CHECK_EQUAL(helds, 0);
}

/* Bounce of up to 20 ms at both ends, of every rhythm: one press each. */
static void a_bounce_is_one_press(void) {
  for (unsigned length = 1; length <= 20; length++) {
    for (unsigned rhythm = 1; rhythm <= 20; rhythm++) {
      begin();
      milliseconds(50, 0);
      for (unsigned i = 0; i < length; i++) millisecond((i / rhythm & 1) == 0);
      milliseconds(60, 1);
      for (unsigned i = 0; i < length; i++) millisecond((i / rhythm & 1) != 0);
      milliseconds(60, 0);
      CHECK_EQUAL(presses, 1);
      CHECK_EQUAL(releases, 1);
    }
  }
}

/* Time that stands still and jumps: also one. */
static void a_jumpy_clock_is_no_matter(void) {
  begin();
  milliseconds(50, 0);
  for (unsigned i = 0; i < 40; i++) {
    now += i % 7 == 0 ? 9 : 0;
    millisecond(1);
  }
  for (unsigned i = 0; i < 20; i++) {
    now += 11;
    millisecond(0);
  }
  CHECK_EQUAL(presses, 1);
  CHECK_EQUAL(releases, 1);
}

static void long_is_told_after_a_while_and_once(void) {
  begin();
  milliseconds(3000, 1);
  CHECK_EQUAL(presses, 1);
  CHECK_EQUAL(helds, 1);
}

static void an_event_is_sent_again_until_acknowledged(void) {
  begin();
  unsigned sent = 0;
  for (unsigned i = 0; i < 200; i++) {
    buttons_tick(&buttons, 1, ++now);
    sent += buttons_due(&buttons, now) != 0;
  }
  CHECK(sent >= 4 && sent <= 6);
  buttons_acknowledged(&buttons, (uint8_t)(buttons.id + 1));
  CHECK_EQUAL(buttons.waiting, 1);
  buttons_acknowledged(&buttons, buttons.id);
  CHECK_EQUAL(buttons.waiting, 0);
}

static void what_nobody_wants_expires(void) {
  begin();
  for (unsigned i = 0; i < 10; i++) lost += buttons_tick(&buttons, 1, ++now);
  CHECK_EQUAL(buttons.waiting, 1);
  lost += buttons_tick(&buttons, 1, now + BUTTON_EXPIRE_MS + 1);
  CHECK_EQUAL(lost, 1);
}

static void the_newest_events_are_kept_in_order(void) {
  begin();
  for (unsigned i = 0; i < 8; i++) {
    for (unsigned k = 0; k < 10; k++) lost += buttons_tick(&buttons, 1, ++now);
    for (unsigned k = 0; k < 30; k++) lost += buttons_tick(&buttons, 0, ++now);
  }
  CHECK_EQUAL(lost, 16 - BUTTON_QUEUE);
  CHECK_EQUAL(buttons.waiting, BUTTON_QUEUE);
  CHECK_EQUAL(buttons_due(&buttons, now)->action, BUTTON_PRESSED);
}

static void two_buttons_are_apart(void) {
  begin();
  for (unsigned i = 0; i < 10; i++) buttons_tick(&buttons, 1 << BUTTON_NEXT, ++now);
  CHECK_EQUAL(buttons.waiting, 1);
  CHECK_EQUAL(buttons_due(&buttons, now)->button, BUTTON_NEXT);
}

static void down_at_the_start_is_no_press(void) {
  start();
  milliseconds(3000, 1);
  milliseconds(60, 0);
  CHECK_EQUAL(presses + releases + helds, 0);
  milliseconds(100, 1);
  milliseconds(60, 0);
  CHECK_EQUAL(presses, 1);
  CHECK_EQUAL(releases, 1);
}

/* Let go with a bounce soon after the start: still none. */
static void a_bounce_at_the_start_is_no_press(void) {
  for (unsigned rhythm = 1; rhythm <= 20; rhythm++) {
    start();
    for (unsigned i = 0; i < 20; i++) millisecond((i / rhythm & 1) != 0);
    milliseconds(60, 0);
    CHECK_EQUAL(presses + releases, 0);
  }
}

static void one_down_at_the_start_does_not_hold_up_the_other(void) {
  start();
  for (unsigned i = 0; i < 50; i++) buttons_tick(&buttons, 1 << BUTTON_ROLL, ++now);
  for (unsigned i = 0; i < 10; i++) buttons_tick(&buttons, 1 << BUTTON_ROLL | 1 << BUTTON_NEXT, ++now);
  CHECK_EQUAL(buttons.waiting, 1);
  CHECK_EQUAL(buttons_due(&buttons, now)->button, BUTTON_NEXT);
}

void button_tests(void) {
  down_at_the_start_is_no_press();
  a_bounce_at_the_start_is_no_press();
  one_down_at_the_start_does_not_hold_up_the_other();
  a_press_and_a_release();
  a_bounce_is_one_press();
  a_jumpy_clock_is_no_matter();
  long_is_told_after_a_while_and_once();
  an_event_is_sent_again_until_acknowledged();
  what_nobody_wants_expires();
  the_newest_events_are_kept_in_order();
  two_buttons_are_apart();
}
