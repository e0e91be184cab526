#include "button.h"

static void drop_first(struct buttons *b) {
  b->first = (uint8_t)((b->first + 1) % BUTTON_QUEUE);
  b->waiting--;
  b->id++;
  b->sent = 0;
}

static uint8_t add(struct buttons *b, uint8_t button, uint8_t action, uint32_t now) {
  uint8_t lost = 0;
  if (b->waiting == BUTTON_QUEUE) {
    drop_first(b);
    lost = 1;
  }
  struct button_event *event = &b->queue[(b->first + b->waiting++) % BUTTON_QUEUE];
  event->button = button;
  event->action = action;
  event->at = now;
  return lost;
}

static uint8_t look(struct buttons *b, uint8_t i, uint8_t down, uint32_t now) {
  struct button_state *state = &b->state[i];
  uint8_t lost = 0;
  if (down != state->up) {
    state->since = now;
  } else if (now - state->since >= (down ? BUTTON_DOWN_MS : BUTTON_UP_MS)) {
    uint8_t tell = down || state->told;
    state->up = !down;
    state->told = down;
    state->held = 0;
    state->since = state->pressed = now;
    if (tell) lost = add(b, i, down ? BUTTON_PRESSED : BUTTON_RELEASED, now);
  }
  if (state->told && !state->held && now - state->pressed >= BUTTON_HELD_MS) {
    state->held = 1;
    lost = (uint8_t)(lost + add(b, i, BUTTON_HELD, now));
  }
  return lost;
}

static void begin(struct buttons *b, uint32_t now) {
  for (uint8_t i = 0; i < BUTTONS; i++) b->state[i].since = now;
  b->begun = 1;
}

uint8_t buttons_tick(struct buttons *b, uint8_t down, uint32_t now) {
  uint8_t lost = 0;
  if (!b->begun) begin(b, now);
  for (uint8_t i = 0; i < BUTTONS; i++) lost = (uint8_t)(lost + look(b, i, (uint8_t)(down >> i & 1), now));
  while (b->waiting && now - b->queue[b->first].at > BUTTON_EXPIRE_MS) {
    drop_first(b);
    lost++;
  }
  return lost;
}

const struct button_event *buttons_due(struct buttons *b, uint32_t now) {
  if (!b->waiting || (b->sent && now - b->sent_at < BUTTON_REPEAT_MS)) return 0;
  b->sent = 1;
  b->sent_at = now;
  return &b->queue[b->first];
}

void buttons_acknowledged(struct buttons *b, uint8_t id) {
  if (b->waiting && b->sent && id == b->id) drop_first(b);
}
