/* The cable: the serial port of the processor on a pty, which can be pulled out. */
#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <avr_uart.h>

#include "sim.h"

static const char *link_name;
static int master = -1, slave = -1;
static char slave_name[64];
static avr_irq_t *uart_in;
static uint8_t to_host[4096], to_board[4096];
static unsigned to_host_length, to_board_length, to_board_next;
static int may_feed = 1;
static unsigned corrupt_rate, randomness = 12345;
static unsigned long corrupted, dropped;

const char *pty_name(void) { return link_name ? link_name : slave_name; }
unsigned long pty_corrupted(void) { return corrupted; }
unsigned long pty_dropped(void) { return dropped; }
void pty_corrupt(unsigned per_ten_thousand) { corrupt_rate = per_ten_thousand; }

static unsigned next_random(void) {
  randomness = randomness * 1103515245u + 12345u;
  return randomness >> 8;
}

static uint8_t on_the_wire(uint8_t byte) {
  if (next_random() % 10000 >= corrupt_rate) return byte;
  corrupted++;
  return (uint8_t)(byte ^ (1 + next_random() % 255));
}

/* The link appears whole or not at all. */
static void make_link(void) {
  char beside[4096];
  snprintf(beside, sizeof beside, "%s.%d", link_name, (int)getpid());
  unlink(beside);
  if (symlink(slave_name, beside) || rename(beside, link_name)) {
    fprintf(stderr, "boardsim: %s cannot be made: %s.\n", link_name, strerror(errno));
    exit(2);
  }
}

void pty_plug(void) {
  if (master >= 0) return;
  if (openpty(&master, &slave, slave_name, NULL, NULL)) {
    fprintf(stderr, "boardsim: no pty: %s.\n", strerror(errno));
    exit(4);
  }
  struct termios settings;
  tcgetattr(slave, &settings);
  cfmakeraw(&settings);
  tcsetattr(slave, TCSANOW, &settings);
  fcntl(master, F_SETFL, O_NONBLOCK);
  fcntl(master, F_SETFD, FD_CLOEXEC);
  fcntl(slave, F_SETFD, FD_CLOEXEC); /* we keep it open: the raw mode outlives whoever opens it */
  if (link_name) make_link();
}

void pty_unplug(void) {
  if (master < 0) return;
  if (link_name) unlink(link_name);
  close(slave);
  close(master);
  master = slave = -1;
  to_host_length = to_board_length = to_board_next = 0;
}

int pty_poll_fd(void) { return to_board_length ? -1 : master; }

void pty_read(void) {
  ssize_t got = read(master, to_board, sizeof to_board);
  if (got <= 0) return;
  to_board_length = (unsigned)got;
  to_board_next = 0;
  for (unsigned i = 0; i < to_board_length; i++) to_board[i] = on_the_wire(to_board[i]);
}

static void flush_to_host(void) {
  if (!to_host_length) return;
  if (master < 0) {
    to_host_length = 0;
    return;
  }
  ssize_t done = write(master, to_host, to_host_length);
  if (done <= 0) return;
  to_host_length -= (unsigned)done;
  memmove(to_host, to_host + done, to_host_length);
}

void pty_slice(void) {
  flush_to_host();
  while (may_feed && to_board_next < to_board_length) avr_raise_irq(uart_in, to_board[to_board_next++]);
  if (to_board_next == to_board_length) to_board_next = to_board_length = 0;
}

/* A serial line keeps nothing for a computer that does not read. */
static void send(uint8_t byte) {
  if (to_host_length == sizeof to_host) {
    dropped++;
  } else {
    to_host[to_host_length++] = byte;
  }
}

void pty_garbage(const uint8_t *bytes, unsigned n) {
  while (n--) send(*bytes++);
}

static void on_output(avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq;
  (void)unused;
  send(on_the_wire((uint8_t)value));
}

static void on_room(avr_irq_t *irq, uint32_t value, void *room) {
  (void)irq;
  (void)value;
  may_feed = room != NULL;
}

void pty_start(avr_t *avr, const char *link) {
  link_name = link;
  uint32_t flags = 0;
  avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
  flags &= ~(uint32_t)(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
  avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
  avr_irq_t *uart = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), 0);
  uart_in = uart + UART_IRQ_INPUT;
  avr_irq_register_notify(uart + UART_IRQ_OUTPUT, on_output, NULL);
  avr_irq_register_notify(uart + UART_IRQ_OUT_XON, on_room, &may_feed);
  avr_irq_register_notify(uart + UART_IRQ_OUT_XOFF, on_room, NULL);
  pty_plug();
}
