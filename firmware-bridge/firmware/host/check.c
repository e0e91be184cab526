#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

unsigned checks, failures;

void check(int good, const char *what, const char *file, int line) {
  checks++;
  if (good) return;
  failures++;
  printf("%s:%d: not so: %s\n", file, line, what);
}

void check_equal(long a, long b, const char *what, const char *file, int line) {
  checks++;
  if (a == b) return;
  failures++;
  printf("%s:%d: not so: %s (%ld and %ld)\n", file, line, what, a, b);
}

unsigned unhex(const char *hex, uint8_t *bytes, unsigned most) {
  unsigned n = 0;
  if (!strcmp(hex, "-")) return 0;
  for (; hex[0] && hex[1] && n < most; hex += 2) {
    char pair[3] = {hex[0], hex[1], 0};
    bytes[n++] = (uint8_t)strtoul(pair, NULL, 16);
  }
  return n;
}
