/* The serial port to the computer, with a buffer each way. */
#ifndef UART_H
#define UART_H

#include <stdint.h>

void uart_start(void);
uint8_t uart_waiting(void); /* whether a byte came that was not taken yet */
uint8_t uart_take(void);    /* that byte */

#endif
