/* The I2C bus at 400 kHz, waited for. A device that does not answer costs at most a millisecond. */
#include <avr/io.h>
#include <util/delay.h>
#include <util/twi.h>

#include "../core/port.h"
#include "i2c.h"

void i2c_start(void) {
  TWSR = 0;
  TWBR = 12; /* 16 MHz / (16 + 2 * 12) */
}

/* Waits for the bus and tells its state; 0, which is none, after a millisecond. */
static uint8_t state(void) {
  for (uint8_t i = 0; i < 250; i++) {
    if (TWCR & _BV(TWINT)) return TW_STATUS;
    _delay_us(4);
  }
  TWCR = 0; /* a device that holds the bus: let go, begin anew next time */
  return 0;
}

static uint8_t begin(uint8_t address) {
  TWCR = _BV(TWINT) | _BV(TWSTA) | _BV(TWEN);
  uint8_t begun = state();
  if (begun != TW_START && begun != TW_REP_START) return 0;
  TWDR = address;
  TWCR = _BV(TWINT) | _BV(TWEN);
  return state() == (address & TW_READ ? TW_MR_SLA_ACK : TW_MT_SLA_ACK);
}

static uint8_t write(uint8_t byte) {
  TWDR = byte;
  TWCR = _BV(TWINT) | _BV(TWEN);
  return state() == TW_MT_DATA_ACK;
}

static uint8_t read(uint8_t *byte, uint8_t more) {
  TWCR = (uint8_t)(_BV(TWINT) | _BV(TWEN) | (more ? _BV(TWEA) : 0));
  uint8_t got = state();
  *byte = TWDR;
  return got == (more ? TW_MR_DATA_ACK : TW_MR_DATA_NACK);
}

static uint8_t end(uint8_t result) {
  TWCR = _BV(TWINT) | _BV(TWSTO) | _BV(TWEN);
  return result;
}

uint8_t port_i2c_write(uint8_t device, uint8_t reg, uint8_t value) {
  return end(begin((uint8_t)(device << 1 | TW_WRITE)) && write(reg) && write(value));
}

uint8_t port_i2c_read(uint8_t device, uint8_t reg, uint8_t *bytes, uint8_t n) {
  uint8_t good = begin((uint8_t)(device << 1 | TW_WRITE)) && write(reg) && begin((uint8_t)(device << 1 | TW_READ));
  while (good && n--) good = read(bytes++, n != 0);
  return end(good);
}
