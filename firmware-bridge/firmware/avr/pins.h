/* Wiring of the ATmega2560 on an Arduino Mega; the numbers in brackets are printed on it.
 *
 * rows 0-7     PA0-PA7 (22-29)      columns 0-7     PF0-PF7 (A0-A7)
 * rows 8-15    PC0-PC7 (37-30)      columns 8-15    PK0-PK7 (A8-A15)
 * rows 16-18   PL0-PL2 (49-47)      columns 16-18   PG0-PG2 (41-39)
 *
 * A selected row is low, the others float. A reed sensor sits between row and column with its own
 * diode, cathode at the row; a row of Hall sensors with open drain outputs gets its supply through a
 * P-channel MOSFET whose gate is the row. Columns need 4.7 kOhm to 5 V each.
 *
 * roll button PE4 (2) to ground     next button PE5 (3) to ground
 * buzzer PH3 (6)                    status lamp PH4 (7), orange lamp PH5 (8), green lamp PH6 (9)
 * lights PB7 (13)                   colour sensor TCS34725: SDA PD1 (20), SCL PD0 (21)
 * computer USART0 (USB)
 */
#ifndef PINS_H
#define PINS_H

#include <avr/io.h>

#define BUTTON_PINS PINE
#define BUTTON_PULL_UPS PORTE
#define BUTTON_SHIFT 4

#define LAMP_PORT PORTH
#define LAMP_DIRECTION DDRH
#define LAMP_SHIFT 4
#define LAMP_MASK (7 << LAMP_SHIFT)
#define BUZZER_MASK (1 << 3)

#define LIGHTS_PORT PORTB
#define LIGHTS_DIRECTION DDRB
#define LIGHTS_MASK (1 << 7)

#endif
