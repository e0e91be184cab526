#define _GNU_SOURCE
#include "sim.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#include <sim_elf.h>

#define LATE_NANOS 50000000LL
#define READY_CYCLES 1600000 /* 100 ms: by then the firmware knows which buttons are up, and a press is one */

static avr_t *avr;
static double speed = 1;
static int quitting, want_reset;
static int64_t frozen_until, start_nanos;
static avr_cycle_count_t start_cycle;

avr_t *sim_avr(void) { return avr; }
void sim_quit(void) { quitting = 1; }
void sim_reset(void) { want_reset = 1; }
void sim_freeze(unsigned millis) { frozen_until = sim_nanos() + millis * 1000000LL; }

int64_t sim_nanos(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

void sim_say(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  putchar('\n');
  fflush(stdout);
}

static void read_commands(void) {
  static char buffer[8192];
  static size_t length;
  ssize_t got = read(STDIN_FILENO, buffer + length, sizeof buffer - 1 - length);
  if (got <= 0) { /* whoever started us is gone */
    sim_quit();
    return;
  }
  length += (size_t)got;
  buffer[length] = 0;
  char *line = buffer, *end;
  while ((end = strchr(line, '\n'))) {
    *end = 0;
    command(line);
    line = end + 1;
  }
  length -= (size_t)(line - buffer);
  memmove(buffer, line, length + 1);
  if (length == sizeof buffer - 1) length = 0;
}

/* Until a time, takes commands and bytes; looks once when it is past already. */
static void wait_until(int64_t due) {
  do {
    int64_t now = sim_nanos();
    int64_t until = frozen_until > now ? frozen_until : due, left = until > now ? until - now : 0;
    struct timespec patience = {left / 1000000000, left % 1000000000};
    struct pollfd files[2] = {{STDIN_FILENO, POLLIN, 0}, {frozen_until > now ? -1 : pty_poll_fd(), POLLIN, 0}};
    if (ppoll(files, 2, &patience, NULL) > 0) {
      if (files[0].revents) read_commands();
      if (files[1].revents & POLLIN) pty_read();
    }
  } while (!quitting && (sim_nanos() < due || sim_nanos() < frozen_until));
}

static void pace(void) {
  int64_t due = 0;
  if (speed > 0) due = start_nanos + (int64_t)((double)(avr->cycle - start_cycle) * 1e9 / avr->frequency / speed);
  wait_until(due);
  int64_t now = sim_nanos();
  if (frozen_until || now - due > LATE_NANOS) { /* do not race to catch up */
    frozen_until = 0;
    start_nanos = now;
    start_cycle = avr->cycle;
  }
}

static avr_cycle_count_t slice(avr_t *processor, avr_cycle_count_t when, void *unused) {
  (void)processor;
  (void)unused;
  pace();
  pins_slice();
  pty_slice();
  return when + SLICE_CYCLES;
}

/* simavr would sleep by itself; the pacing is ours. */
static void no_sleep(avr_t *processor, avr_cycle_count_t cycles) {
  (void)processor;
  (void)cycles;
}

static avr_cycle_count_t ready(avr_t *processor, avr_cycle_count_t when, void *unused) {
  (void)processor;
  (void)when;
  (void)unused;
  sim_say("READY %s", pty_name());
  return 0;
}

static void load(const char *file) {
  elf_firmware_t firmware;
  memset(&firmware, 0, sizeof firmware);
  if (elf_read_firmware(file, &firmware)) {
    fprintf(stderr, "boardsim: %s cannot be read.\n", file);
    exit(2);
  }
  avr = avr_make_mcu_by_name("atmega2560");
  if (!avr) {
    fprintf(stderr, "boardsim: this simavr knows no ATmega2560.\n");
    exit(3);
  }
  avr_init(avr);
  avr->log = LOG_ERROR;
  avr_load_firmware(avr, &firmware);
  avr->frequency = 16000000;
  avr->sleep = no_sleep;
}

static int run(void) {
  for (;;) {
    int state = avr_run(avr);
    if (quitting) return 0;
    if (want_reset) { /* a reset drops all timers, so it is not done from inside one */
      want_reset = 0;
      avr_reset(avr);
      pins_after_reset();
      chips_after_reset();
      avr_cycle_timer_register(avr, SLICE_CYCLES, slice, NULL);
    }
    if (state == cpu_Done || state == cpu_Crashed) {
      fprintf(stderr, "boardsim: the firmware has stopped at %x.\n", avr->pc);
      return 4;
    }
  }
}

int main(int argc, char **argv) {
  const char *link = NULL;
  int option;
  while ((option = getopt(argc, argv, "l:s:")) != -1) {
    if (option == 'l') link = optarg;
    else if (option == 's') speed = atof(optarg);
    else return 2;
  }
  if (optind != argc - 1) {
    fprintf(stderr, "Usage: boardsim [-l LINK] [-s SPEED] FIRMWARE.elf (speed 0: as fast as it goes)\n");
    return 2;
  }
  signal(SIGPIPE, SIG_IGN);
  prctl(PR_SET_PDEATHSIG, SIGTERM); /* no orphan, even when our input was passed on to somebody */
  load(argv[optind]);
  pins_start(avr);
  chips_start(avr);
  pty_start(avr, link);
  start_nanos = sim_nanos();
  start_cycle = avr->cycle;
  avr_cycle_timer_register(avr, SLICE_CYCLES, slice, NULL);
  avr_cycle_timer_register(avr, READY_CYCLES, ready, NULL);
  int status = run();
  pty_unplug();
  return status;
}
