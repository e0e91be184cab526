/* The messages the board sends. */
#ifndef MESSAGES_H
#define MESSAGES_H

#include "board.h"

void send_message(struct board *b, uint8_t type, const uint8_t *data, uint8_t n);
void send_hello(struct board *b);
void send_snapshot(struct board *b);
void send_changes(struct board *b);
void send_button(struct board *b, const struct button_event *event);
void send_heartbeat(struct board *b, uint32_t now);
void send_colour(struct board *b);
void send_fault(struct board *b, uint8_t kind, uint16_t place_or_column);
void send_self_test(struct board *b, uint8_t empty);
void send_counters(struct board *b);
void send_ack(struct board *b, uint8_t sequence, uint8_t status);

#endif
