/* The colour sensor on the I2C bus and the chain of lights. */
#include <string.h>

#include <avr_ioport.h>
#include <avr_twi.h>

#include "sim.h"

#define LATCH_CYCLES 800 /* 50 us */
#define TCS_ADDRESS 0x29
#define TWSR_ADDRESS 0xB9

static avr_t *avr;

/* ---- WS2812 on PB7 ---- */

static uint8_t bits[SIM_LIGHTS * 3], shown[SIM_LIGHTS * 3];
static unsigned bit_count;
static unsigned long bad_pulses;
static avr_cycle_count_t up, down;

static void latch(void) {
  if (!bit_count || avr->cycle - down < LATCH_CYCLES) return;
  for (unsigned i = 0; i + 24 <= bit_count; i += 24) {
    const uint8_t *grb = bits + i / 8;
    uint8_t *rgb = shown + i / 8;
    rgb[0] = grb[1];
    rgb[1] = grb[0];
    rgb[2] = grb[2];
  }
  memset(bits, 0, sizeof bits);
  bit_count = 0;
}

static void on_lights(avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq;
  (void)unused;
  static uint32_t last;
  if (value == last) return;
  last = value;
  if (value) {
    latch();
    up = avr->cycle;
    return;
  }
  down = avr->cycle;
  unsigned high = (unsigned)(down - up);
  /* Good: 220 to 500 ns for a 0, 580 to 1000 for a 1. */
  if (high < 4 || (high > 8 && high < 10) || high > 16) bad_pulses++;
  if (bit_count >= sizeof bits * 8) return;
  if (high > 9) bits[bit_count / 8] |= (uint8_t)(0x80 >> bit_count % 8);
  bit_count++;
}

const uint8_t *chips_lights(unsigned *count) {
  latch();
  *count = SIM_LIGHTS;
  return shown;
}

unsigned long chips_bad_pulses(void) { return bad_pulses; }

/* ---- TCS34725 ---- */

static struct {
  avr_irq_t *irq;
  uint8_t registers[32], at, increment, first;
  uint8_t selected; /* the address byte it was called with, or 0 */
  int present;
} tcs = {.present = 1};

static void answer(uint8_t condition, uint8_t address, uint8_t data) {
  avr_raise_irq(tcs.irq + TWI_IRQ_INPUT, avr_twi_irq_msg(condition, address, data));
}

static void step(void) {
  if (tcs.increment) tcs.at = (tcs.at + 1) & 0x1F;
}

static void written(uint8_t byte) {
  if (tcs.first) {
    tcs.first = 0;
    tcs.at = byte & 0x1F;
    tcs.increment = (byte & 0x60) == 0x20;
    return;
  }
  if (tcs.at < 0x10) tcs.registers[tcs.at] = byte;
  step();
}

static uint8_t reading(void) {
  uint8_t on = (tcs.registers[0] & 3) == 3, byte = tcs.registers[tcs.at];
  if (tcs.at == 0x13) byte = on; /* a conversion is complete */
  if (tcs.at >= 0x14 && tcs.at <= 0x1B && !on) byte = 0;
  step();
  return byte;
}

static void on_bus(avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq;
  (void)unused;
  avr_twi_msg_irq_t message;
  message.u.v = value;
  uint8_t address = message.u.twi.addr;
  if (message.u.twi.msg & TWI_COND_STOP) tcs.selected = 0;
  if (message.u.twi.msg & TWI_COND_START) {
    tcs.first = 1;
    tcs.selected = tcs.present && address >> 1 == TCS_ADDRESS ? address : 0;
    if (tcs.selected) answer(TWI_COND_ACK, address, 1);
  }
  if (!tcs.selected) return;
  if (message.u.twi.msg & TWI_COND_WRITE) {
    answer(TWI_COND_ACK, address, 1);
    written(message.u.twi.data);
  }
  if (message.u.twi.msg & TWI_COND_READ) answer(TWI_COND_READ, address, reading());
}

/* simavr 1.6 reports an acknowledged address as acknowledged data. The status stands in the register
 * before this is called, and the firmware looks after. Newer versions never get here with these. */
static void on_status(avr_irq_t *irq, uint32_t status, void *unused) {
  (void)irq;
  (void)unused;
  static int addressing;
  if (status == 0x08 || status == 0x10) {
    addressing = 1;
    return;
  }
  if (addressing && (status == 0x28 || status == 0x30))
    avr->data[TWSR_ADDRESS] = (avr->data[TWSR_ADDRESS] & 7) | (status == 0x28 ? 0x18 : 0x20);
  addressing = 0;
}

/* In simavr 1.6 writing a 1 does not clear the flag that a firmware without interrupts waits for. */
static void mend_flag(void) {
  for (avr_io_t *io = avr->io_port; io; io = io->next)
    if (io->kind && !strcmp(io->kind, "twi")) ((avr_twi_t *)io)->twi.raise_sticky = 0;
}

void chips_colour(const uint16_t *crgb) {
  for (int i = 0; i < 4; i++) {
    tcs.registers[0x14 + 2 * i] = (uint8_t)crgb[i];
    tcs.registers[0x15 + 2 * i] = (uint8_t)(crgb[i] >> 8);
  }
}

void chips_colour_present(int present) {
  tcs.present = present;
  if (!present) memset(tcs.registers, 0, 0x10); /* no supply, no memory */
}

void chips_after_reset(void) {
  tcs.selected = 0;
  bit_count = 0;
}

void chips_start(avr_t *processor) {
  static const char *names[2] = {[TWI_IRQ_INPUT] = "8>tcs.out", [TWI_IRQ_OUTPUT] = "32<tcs.in"};
  avr = processor;
  tcs.registers[0x12] = 0x44;
  tcs.irq = avr_alloc_irq(&avr->irq_pool, 0, 2, names);
  avr_irq_register_notify(tcs.irq + TWI_IRQ_OUTPUT, on_bus, NULL);
  avr_connect_irq(tcs.irq + TWI_IRQ_INPUT, avr_io_getirq(avr, AVR_IOCTL_TWI_GETIRQ(0), TWI_IRQ_INPUT));
  avr_connect_irq(avr_io_getirq(avr, AVR_IOCTL_TWI_GETIRQ(0), TWI_IRQ_OUTPUT), tcs.irq + TWI_IRQ_OUTPUT);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_TWI_GETIRQ(0), TWI_IRQ_STATUS), on_status, NULL);
  mend_flag();
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), 7), on_lights, NULL);
}
