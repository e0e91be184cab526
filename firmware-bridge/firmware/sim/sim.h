/* The simulated board: the real firmware in simavr, its serial port on a pty, its pins driven by
 * lines of text. One thread: all happens in a timer of the simulated processor, each 100 us.
 */
#ifndef SIM_H
#define SIM_H

#include <sim_avr.h>
#include <stdint.h>

#define SIM_ROWS 19
#define SIM_COLUMNS 19
#define SIM_LIGHTS (SIM_ROWS * SIM_COLUMNS)
#define SLICE_CYCLES 1600

/* pty.c: the cable. */
void pty_start(avr_t *avr, const char *link);
void pty_plug(void);
void pty_unplug(void);
const char *pty_name(void);
int pty_poll_fd(void);           /* to wait for bytes from the computer; -1 when there is no room or no cable */
void pty_read(void);             /* takes what the computer sent */
void pty_slice(void);            /* moves bytes both ways */
void pty_corrupt(unsigned per_ten_thousand);
void pty_garbage(const uint8_t *bytes, unsigned n); /* to the computer */
unsigned long pty_corrupted(void);
unsigned long pty_dropped(void);

/* pins.c: sensors, buttons, lamps and buzzer. */
void pins_start(avr_t *avr);
void pins_after_reset(void);
int pins_magnet_at(unsigned place);
void pins_magnet(unsigned place, int on);
void pins_flicker(unsigned place, unsigned millis); /* 0: no more */
void pins_short(unsigned column, int on);
void pins_button(unsigned button, int down);
void pins_slice(void);
unsigned long pins_scans(void);
unsigned pins_lamps(void);
unsigned pins_tone(void); /* Hz */

/* chips.c: colour sensor and lights. */
void chips_start(avr_t *avr);
void chips_after_reset(void);
void chips_colour(const uint16_t *crgb);
void chips_colour_present(int present);
const uint8_t *chips_lights(unsigned *count); /* red, green, blue of each as last shown */
unsigned long chips_bad_pulses(void);

/* commands.c: what a line of text asks for; answers with one line. */
void command(char *line);

/* main.c */
int64_t sim_nanos(void);
void sim_say(const char *format, ...) __attribute__((format(printf, 1, 2)));
void sim_quit(void);
void sim_reset(void);
void sim_freeze(unsigned millis);
avr_t *sim_avr(void);

#endif
