/* Sensors, buttons, lamps and buzzer, wired as avr/pins.h says. */
#include <stddef.h>

#include <avr_ioport.h>

#include "sim.h"

#define TONE_TIMER_CYCLES 64

static avr_t *avr;
static uint32_t magnets[SIM_ROWS], shorted;
static uint8_t buttons = 0x30; /* of port E, high while up */
static uint8_t direction[3], level[3]; /* of the ports of the rows: A, C, L */
static uint32_t columns_low;
static unsigned long scans;
static uint8_t port_h;
static unsigned flickering = SIM_LIGHTS, flicker_millis;
static avr_cycle_count_t flicker_at, buzzer_up, buzzer_period;

/* From outside: the level wins over a pull-up, also after the firmware writes to the port. A level
 * that simavr believes is there already is not told, so after a reset the opposite goes first. */
static void drive(char port, uint8_t mask, uint8_t value, int force) {
  avr_ioport_external_t external = {.name = (unsigned)port, .mask = mask, .value = value};
  avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL(port), &external);
  avr_irq_t *pins = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), 0);
  for (int i = 0; i < 8; i++) {
    if (!(mask >> i & 1)) continue;
    if (force) avr_raise_irq(pins + i, !(value >> i & 1));
    avr_raise_irq(pins + i, value >> i & 1);
  }
}

static int selected(unsigned row) {
  unsigned port = row / 8, bit = row % 8;
  return (direction[port] >> bit & 1) && !(level[port] >> bit & 1);
}

static void columns(int force) {
  static const char ports[3] = {'F', 'K', 'G'};
  static const uint8_t masks[3] = {0xFF, 0xFF, 0x07};
  uint32_t low = shorted;
  for (unsigned row = 0; row < SIM_ROWS; row++)
    if (selected(row)) low |= magnets[row];
  for (int i = 0; i < 3; i++) {
    uint8_t now = (uint8_t)(low >> 8 * i) & masks[i], before = (uint8_t)(columns_low >> 8 * i) & masks[i];
    if (now != before || force) drive(ports[i], masks[i], (uint8_t)~now & masks[i], force);
  }
  columns_low = low;
}

static void on_direction(avr_irq_t *irq, uint32_t value, void *which) {
  (void)irq;
  uint8_t *mine = which;
  if (*mine == (uint8_t)value) return;
  if (mine == direction && !(*mine & 1) && value & 1) scans++; /* row 0 is selected once a scan */
  *mine = (uint8_t)value;
  columns(0);
}

static void on_level(avr_irq_t *irq, uint32_t value, void *which) {
  (void)irq;
  uint8_t *mine = which;
  if (*mine == (uint8_t)value) return;
  *mine = (uint8_t)value;
  columns(0);
}

static void on_port_h(avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq;
  (void)unused;
  port_h = (uint8_t)value;
}

static void on_buzzer(avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq;
  (void)unused;
  static uint32_t last;
  if (value && !last) {
    buzzer_period = avr->cycle - buzzer_up;
    buzzer_up = avr->cycle;
  }
  last = value;
}

void pins_start(avr_t *processor) {
  static const char rows[3] = {'A', 'C', 'L'};
  avr = processor;
  for (int i = 0; i < 3; i++) {
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(rows[i]), IOPORT_IRQ_DIRECTION_ALL),
                            on_direction, &direction[i]);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(rows[i]), IOPORT_IRQ_REG_PORT), on_level,
                            &level[i]);
  }
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('H'), IOPORT_IRQ_REG_PORT), on_port_h, NULL);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('H'), 3), on_buzzer, NULL);
  pins_after_reset();
}

void pins_after_reset(void) {
  for (int i = 0; i < 3; i++) direction[i] = level[i] = 0;
  port_h = 0;
  columns(1);
  drive('E', 0x30, buttons, 1);
}

int pins_magnet_at(unsigned place) { return magnets[place / SIM_COLUMNS] >> place % SIM_COLUMNS & 1; }

void pins_magnet(unsigned place, int on) {
  uint32_t bit = (uint32_t)1 << place % SIM_COLUMNS;
  if (on) magnets[place / SIM_COLUMNS] |= bit;
  else magnets[place / SIM_COLUMNS] &= ~bit;
  columns(0);
}

void pins_flicker(unsigned place, unsigned millis) {
  flickering = place;
  flicker_millis = millis;
}

void pins_short(unsigned column, int on) {
  uint32_t bit = (uint32_t)1 << column;
  if (on) shorted |= bit;
  else shorted &= ~bit;
  columns(0);
}

void pins_button(unsigned button, int down) {
  uint8_t bit = (uint8_t)(0x10 << button);
  if (down) buttons &= (uint8_t)~bit;
  else buttons |= bit;
  drive('E', 0x30, buttons, 0);
}

void pins_slice(void) {
  if (!flicker_millis || avr->cycle < flicker_at) return;
  flicker_at = avr->cycle + (avr_cycle_count_t)flicker_millis * 16000;
  pins_magnet(flickering, !(magnets[flickering / SIM_COLUMNS] >> flickering % SIM_COLUMNS & 1));
}

unsigned long pins_scans(void) { return scans; }
unsigned pins_lamps(void) { return port_h >> 4 & 7; }

unsigned pins_tone(void) {
  int sounds = buzzer_period && avr->cycle - buzzer_up < 2 * buzzer_period;
  return sounds ? (unsigned)(16000000 / buzzer_period) : 0;
}
