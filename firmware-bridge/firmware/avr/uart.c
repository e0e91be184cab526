#include "uart.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

#include "../core/port.h"

#ifndef BAUD
#define BAUD 115200UL
#endif

/* 256 bytes each: the indices wrap by themselves. One side of each is an interrupt. */
static volatile uint8_t sent[256], send_head, send_tail;
static volatile uint8_t received[256], receive_head, receive_tail;
static volatile uint16_t overruns;

ISR(USART0_UDRE_vect) {
  UDR0 = sent[send_tail++];
  if (send_tail == send_head) UCSR0B &= (uint8_t)~_BV(UDRIE0);
}

ISR(USART0_RX_vect) {
  uint8_t status = UCSR0A, byte = UDR0, next = (uint8_t)(receive_head + 1);
  if (status & (_BV(DOR0) | _BV(FE0))) overruns++;
  if (next == receive_tail) {
    overruns++;
    return;
  }
  received[receive_head] = byte;
  receive_head = next;
}

void uart_start(void) {
  UCSR0A = _BV(U2X0);
  UBRR0 = (F_CPU / 4 / BAUD - 1) / 2;
  UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
  UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
}

uint8_t uart_waiting(void) { return receive_head != receive_tail; }

uint8_t uart_take(void) { return received[receive_tail++]; }

void port_send(const uint8_t *bytes, uint8_t n) {
  while (n--) {
    uint8_t next = (uint8_t)(send_head + 1);
    while (next == send_tail) {
      /* The interrupt makes room, at the latest after one byte's time. */
    }
    ATOMIC_BLOCK(ATOMIC_FORCEON) {
      sent[send_head] = *bytes++;
      send_head = next;
      UCSR0B |= _BV(UDRIE0);
    }
  }
}

uint16_t port_overruns(void) {
  uint16_t copy;
  ATOMIC_BLOCK(ATOMIC_FORCEON) copy = overruns;
  return copy;
}
