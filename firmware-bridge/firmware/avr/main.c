#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <util/atomic.h>

#include "../core/board.h"
#include "../core/port.h"
#include "i2c.h"
#include "matrix.h"
#include "pins.h"
#include "uart.h"

static volatile uint32_t millis;
static uint8_t reset_cause;
static struct board board;

ISR(TIMER0_COMPA_vect) { millis++; }

uint32_t port_millis(void) {
  uint32_t copy;
  ATOMIC_BLOCK(ATOMIC_FORCEON) copy = millis;
  return copy;
}

uint8_t port_reset_cause(void) { return reset_cause; }

uint8_t port_buttons(void) { return (uint8_t)(~BUTTON_PINS >> BUTTON_SHIFT) & ((1 << BUTTONS) - 1); }

void port_lamps(uint8_t on) {
  LAMP_PORT = (uint8_t)((LAMP_PORT & ~LAMP_MASK) | on << LAMP_SHIFT);
}

/* Timer 4 turns the buzzer's pin over twice a period. */
void port_tone(uint16_t hertz) {
  if (!hertz) {
    TCCR4A = 0;
    TCCR4B = 0;
    return;
  }
  uint32_t half_period = F_CPU / 64 / 2 / hertz;
  OCR4A = half_period > 65535 ? 65535 : half_period ? (uint16_t)(half_period - 1) : 0;
  TCNT4 = 0;
  TCCR4A = _BV(COM4A0);
  TCCR4B = _BV(WGM42) | _BV(CS41) | _BV(CS40);
}

static void start(void) {
  reset_cause = MCUSR;
  MCUSR = 0; /* else the next reset would tell of this one too */
  matrix_start();
  BUTTON_PULL_UPS |= ((1 << BUTTONS) - 1) << BUTTON_SHIFT;
  LAMP_DIRECTION |= LAMP_MASK | BUZZER_MASK;
  LIGHTS_DIRECTION |= LIGHTS_MASK;
  TCCR0A = _BV(WGM01);
  TCCR0B = _BV(CS01) | _BV(CS00);
  OCR0A = F_CPU / 64 / 1000 - 1;
  TIMSK0 = _BV(OCIE0A);
  uart_start();
  i2c_start();
  set_sleep_mode(SLEEP_MODE_IDLE);
  sei();
}

/* Sleeps until an interrupt, unless there is something to do already. */
static void rest(uint32_t last) {
  cli();
  if (millis == last && !uart_waiting()) {
    sleep_enable();
    sei(); /* an interrupt is not taken before the next instruction: none is slept over */
    sleep_cpu();
    sleep_disable();
  }
  sei();
}

int main(void) {
  start();
  board_start(&board);
  for (uint32_t last = port_millis();;) {
    while (uart_waiting()) board_receive(&board, uart_take());
    uint32_t now = port_millis();
    if (now != last) {
      last = now;
      board_tick(&board);
    }
    rest(last);
  }
}
