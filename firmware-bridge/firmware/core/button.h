/* The buttons: a press is told at once, never twice, and kept until the computer has it. One that is
   down at the start is no press: it is told nothing of until it was up for longer than a bounce. */
#ifndef BUTTON_H
#define BUTTON_H

#include <stdint.h>

#include "protocol.h"

#define BUTTON_DOWN_MS 4   /* this long down without a break is a press */
#define BUTTON_UP_MS 25    /* this long up is a release: longer than any bounce */
#define BUTTON_HELD_MS 800 /* then a press has become a long one */
#define BUTTON_REPEAT_MS 40
#define BUTTON_EXPIRE_MS 2000 /* nobody wants a press of long ago */
#define BUTTON_QUEUE 8

struct button_event {
  uint8_t button, action;
  uint32_t at;
};

struct button_state {
  uint8_t up;         /* 0 at the start: what is not known to be up counts as down */
  uint8_t told, held; /* while down: its press, and that it is a long one */
  uint32_t since;     /* it last was as it is said to be */
  uint32_t pressed;
};

struct buttons {
  struct button_state state[BUTTONS];
  uint8_t begun;
  struct button_event queue[BUTTON_QUEUE];
  uint8_t first, waiting;
  uint8_t id; /* of the first event waiting */
  uint8_t sent;
  uint32_t sent_at;
};

/* Looks at the buttons, all zero before the first time; bit i of down is button i. Tells how many events had to be given up. */
uint8_t buttons_tick(struct buttons *b, uint8_t down, uint32_t now);

/* The event to send now, or 0. Its number is b->id. */
const struct button_event *buttons_due(struct buttons *b, uint32_t now);

/* The computer has the event with this number. */
void buttons_acknowledged(struct buttons *b, uint8_t id);

#endif
