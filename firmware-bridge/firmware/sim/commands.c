/* What a line of text asks for. Each is answered by one line: "ok ..." or "no ...". */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim.h"

#define NOWHERE SIM_LIGHTS

/* A place by its name, column letter and row number, as e5. */
static unsigned place(const char *name) {
  unsigned column = (unsigned)(name[0] - 'a');
  char *end;
  unsigned long row = strtoul(name + 1, &end, 10);
  if (column >= SIM_COLUMNS || row < 1 || row > SIM_ROWS || *end) return NOWHERE;
  return (unsigned)(row - 1) * SIM_COLUMNS + column;
}

/* A number from 0 to most, and nothing after it. */
static int number(const char *text, unsigned base, unsigned most, unsigned *value) {
  char *end;
  unsigned long read = strtoul(text, &end, (int)base);
  *value = (unsigned)read;
  return strspn(text, base == 10 ? "0123456789" : "0123456789abcdefABCDEF") == strlen(text) && *text && !*end && read <= most;
}

/* place or lift: all names first, so that a wrong one changes nothing. */
static void magnets(char *names, int on) {
  unsigned places[SIM_LIGHTS], count = 0;
  for (char *name = strtok(names, " "); name; name = strtok(NULL, " ")) {
    unsigned at = place(name);
    if (at == NOWHERE || count == SIM_LIGHTS) {
      sim_say("no place is called %s", name);
      return;
    }
    places[count++] = at;
  }
  for (unsigned i = 0; i < count; i++) pins_magnet(places[i], on);
  sim_say("ok t=%lld", (long long)sim_nanos());
}

/* Where magnets stand. */
static void standing(void) {
  printf("ok");
  for (unsigned i = 0; i < SIM_LIGHTS; i++)
    if (pins_magnet_at(i)) printf(" %c%u", 'a' + i % SIM_COLUMNS, i / SIM_COLUMNS + 1);
  sim_say(" ");
}

static void lights(void) {
  unsigned count;
  const uint8_t *rgb = chips_lights(&count);
  printf("ok");
  for (unsigned i = 0; i < count; i++, rgb += 3) {
    /* The chain is laid to and fro. */
    unsigned row = i / SIM_COLUMNS, along = i % SIM_COLUMNS, column = row & 1 ? SIM_COLUMNS - 1 - along : along;
    if (rgb[0] || rgb[1] || rgb[2]) printf(" %c%u=%02x%02x%02x", 'a' + column, row + 1, rgb[0], rgb[1], rgb[2]);
  }
  sim_say(" ");
}

static void garbage(char *hex) {
  uint8_t bytes[1024];
  unsigned n = 0;
  for (char *byte = strtok(hex, " "); byte; byte = strtok(NULL, " ")) {
    unsigned value;
    if (!number(byte, 16, 255, &value) || n == sizeof bytes) {
      sim_say("no byte is called %s: give at most %u, from 00 to ff", byte, (unsigned)sizeof bytes);
      return;
    }
    bytes[n++] = (uint8_t)value;
  }
  pty_garbage(bytes, n);
  sim_say("ok");
}

static void colour(char *text) {
  unsigned c, r, g, b;
  int whole = strspn(text, "0123456789 ") == strlen(text);
  if (!strcmp(text, "on") || !strcmp(text, "off")) {
    chips_colour_present(text[1] == 'n');
  } else if (whole && sscanf(text, "%5u %5u %5u %5u", &c, &r, &g, &b) == 4 && (c | r | g | b) <= 65535) {
    uint16_t crgb[4] = {(uint16_t)c, (uint16_t)r, (uint16_t)g, (uint16_t)b};
    chips_colour(crgb);
  } else {
    sim_say("no colour: give clear, red, green and blue, or on or off");
    return;
  }
  sim_say("ok");
}

static void button(const char *name, int down) {
  int next = !strcmp(name, "next");
  if (!next && strcmp(name, "roll")) {
    sim_say("no button is called %s; there are roll and next", name);
    return;
  }
  pins_button((unsigned)next, down);
  sim_say("ok t=%lld", (long long)sim_nanos());
}

static void flicker(char *text) {
  char name[16];
  unsigned millis;
  char given[16];
  if (sscanf(text, "%15s %15s", name, given) != 2 || place(name) == NOWHERE || !number(given, 10, 60000, &millis)) {
    sim_say("no flicker: give a place and milliseconds, 0 to stop");
    return;
  }
  pins_flicker(place(name), millis);
  sim_say("ok");
}

static void short_column(const char *name, int on) {
  unsigned column = (unsigned)(name[0] - 'a');
  if (column >= SIM_COLUMNS || name[1]) {
    sim_say("no column is called %s", name);
    return;
  }
  pins_short(column, on);
  sim_say("ok");
}

static void corrupt(const char *text) {
  unsigned share;
  if (!number(text, 10, 10000, &share)) {
    sim_say("no share is called %s: give how many bytes of 10000 are to be wrong", text);
    return;
  }
  pty_corrupt(share);
  sim_say("ok");
}

static void freeze(const char *text) {
  unsigned millis;
  if (!number(text, 10, 3600000, &millis)) {
    sim_say("no time is called %s: give milliseconds, at most an hour", text);
    return;
  }
  sim_freeze(millis);
  sim_say("ok");
}

static void stat(void) {
  unsigned lamps = pins_lamps();
  sim_say("ok cycles=%llu scans=%lu corrupted=%lu dropped=%lu bad_pulses=%lu t=%lld status=%u orange=%u green=%u tone=%u",
          (unsigned long long)sim_avr()->cycle, pins_scans(), pty_corrupted(), pty_dropped(), chips_bad_pulses(),
          (long long)sim_nanos(), lamps & 1, lamps >> 1 & 1, lamps >> 2 & 1, pins_tone());
}

static void without_argument(const char *word) {
  if (!strcmp(word, "lights")) {
    lights();
    return;
  } else if (!strcmp(word, "board")) {
    standing();
    return;
  } else if (!strcmp(word, "stat")) {
    stat();
    return;
  } else if (!strcmp(word, "unplug")) {
    pty_unplug();
  } else if (!strcmp(word, "plug")) {
    pty_plug();
  } else if (!strcmp(word, "reset")) {
    sim_reset();
  } else if (!strcmp(word, "quit")) {
    sim_quit();
  } else {
    sim_say("no command is called %s, or it needs something behind it", word);
    return;
  }
  sim_say("ok t=%lld", (long long)sim_nanos());
}

void command(char *line) {
  char *rest = strchr(line, ' ');
  if (!*line) return;
  if (rest) *rest++ = 0;
  if (!rest) without_argument(line);
  else if (!strcmp(line, "place")) magnets(rest, 1);
  else if (!strcmp(line, "lift")) magnets(rest, 0);
  else if (!strcmp(line, "press")) button(rest, 1);
  else if (!strcmp(line, "release")) button(rest, 0);
  else if (!strcmp(line, "colour")) colour(rest);
  else if (!strcmp(line, "flicker")) flicker(rest);
  else if (!strcmp(line, "short")) short_column(rest, 1);
  else if (!strcmp(line, "unshort")) short_column(rest, 0);
  else if (!strcmp(line, "garbage")) garbage(rest);
  else if (!strcmp(line, "corrupt")) corrupt(rest);
  else if (!strcmp(line, "freeze")) freeze(rest);
  else sim_say("no command is called %s %s", line, rest);
}
