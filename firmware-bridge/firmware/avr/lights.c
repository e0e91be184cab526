/* WS2812 at 16 MHz: a 0 is high for 6 cycles of 20 (375 ns), a 1 for 13 (813 ns). */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

#include "../core/port.h"
#include "pins.h"

#if F_CPU != 16000000UL
#error "The timing of the lights is counted for 16 MHz."
#endif

/* Interrupts are off for one byte, 10 us, which is less than the 87 us of a byte on the serial line;
 * between bytes they are on, and take less than the 50 us after which lights show what they have. */
static void send(uint8_t byte) {
  uint8_t high = LIGHTS_PORT | LIGHTS_MASK, low = LIGHTS_PORT & (uint8_t)~LIGHTS_MASK, bits = 8;
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    __asm__ volatile(
        "1: out %[port], %[high] \n" /* up; cycle 0 */
        "   sbrs %[byte], 7      \n" /* a 1: skip the jump */
        "   rjmp 2f              \n"
        "   rjmp .+0             \n"
        "   rjmp .+0             \n"
        "   nop                  \n"
        "   nop                  \n"
        "   rjmp 3f              \n"
        "2: nop                  \n"
        "   nop                  \n"
        "   out %[port], %[low]  \n" /* down after 6 cycles: a 0 */
        "   rjmp .+0             \n"
        "   nop                  \n"
        "3: nop                  \n"
        "   nop                  \n"
        "   out %[port], %[low]  \n" /* down after 13 cycles: a 1 */
        "   lsl %[byte]          \n"
        "   nop                  \n"
        "   nop                  \n"
        "   dec %[bits]          \n"
        "   brne 1b              \n"
        : [byte] "+r"(byte), [bits] "+r"(bits)
        : [port] "I"(_SFR_IO_ADDR(LIGHTS_PORT)), [high] "r"(high), [low] "r"(low));
  }
}

void port_lights(uint8_t first, uint8_t second, uint8_t third) {
  send(first);
  send(second);
  send(third);
}
