/* The little a test needs. */
#ifndef CHECK_H
#define CHECK_H

#include <stdint.h>

extern unsigned checks, failures;

#define CHECK(condition) check((condition) != 0, #condition, __FILE__, __LINE__)
#define CHECK_EQUAL(a, b) check_equal((long)(a), (long)(b), #a " = " #b, __FILE__, __LINE__)

void check(int good, const char *what, const char *file, int line);
void check_equal(long a, long b, const char *what, const char *file, int line);

/* Bytes written in hexadecimal; "-" is none. Tells how many. */
unsigned unhex(const char *hex, uint8_t *bytes, unsigned most);

void frame_tests(const char *golden);
void scan_tests(void);
void button_tests(void);
void lights_tests(void);
void board_tests(void);

#endif
