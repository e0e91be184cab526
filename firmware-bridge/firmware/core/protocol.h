/* What the sensor board and the computer say to each other; PROTOCOL.md has the reasons.
 *
 * On the wire: 00, COBS(payload), 00. Payload: type, sequence number, length of data, data, CRC (low byte
 * first).
 * Numbers of more than one byte have the low byte first. A place is its number row * COLUMNS +
 * column, counted from the top left corner of the board.
 */
#ifndef PROTOCOL_H
#define PROTOCOL_H

#define PROTOCOL_MAJOR 1
#define PROTOCOL_MINOR 0
#define FIRMWARE_MAJOR 1
#define FIRMWARE_MINOR 0

#define MAX_DATA 100
#define FRAME_OVERHEAD 5                         /* type, sequence number, length, CRC */
#define MAX_PAYLOAD (MAX_DATA + FRAME_OVERHEAD)
#define MAX_WIRE (MAX_PAYLOAD + 3)               /* COBS code and the two zeros */

/* Board to computer. */
enum message {
  MSG_HELLO = 0x01,     /* protocol major, minor, firmware major, minor, rows, columns, lights (2), features, reset cause */
  MSG_CHANGE = 0x02,    /* one or more times place (2) with PLACE_OCCUPIED */
  MSG_SNAPSHOT = 0x03,  /* rows, columns, occupied bits, muted bits; bit i % 8 of byte i / 8 is place i */
  MSG_BUTTON = 0x04,    /* event number, button, action, time in ms (4) */
  MSG_HEARTBEAT = 0x05, /* time in ms since reset (4), CRC of occupied and muted bits as in a snapshot (2) */
  MSG_COLOUR = 0x06,    /* status, clear (2), red (2), green (2), blue (2) */
  MSG_FAULT = 0x07,     /* kind, place or column (2) */
  MSG_SELF_TEST = 0x08, /* result bits, columns that are shorted (4), occupied places (2), muted places (2) */
  MSG_COUNTERS = 0x09,  /* COUNTERS numbers of 2 bytes */
  MSG_ACK = 0x0A        /* sequence number of the command, status */
};

/* Computer to board; each is answered by MSG_ACK. */
enum command {
  CMD_HELLO = 0x81,      /* protocol major, minor; a hello and a snapshot follow */
  CMD_SNAPSHOT = 0x82,
  CMD_BUTTON_ACK = 0x83, /* event number */
  CMD_LAMPS = 0x84,      /* mode of each lamp */
  CMD_BUZZ = 0x85,       /* frequency in Hz (2), duration in ms (2); 0 Hz is silence */
  CMD_LIGHT_FILL = 0x86, /* first (2), count (2), red, green, blue */
  CMD_LIGHT_SET = 0x87,  /* first (2), then red, green, blue for each */
  CMD_LIGHT_SHOW = 0x88, /* makes what was set visible */
  CMD_COLOUR = 0x89,
  CMD_SELF_TEST = 0x8A,  /* 1 when the board is known to be empty: what is occupied then is muted */
  CMD_COUNTERS = 0x8B,
  CMD_ALIVE = 0x8C,      /* the computer is there; any other frame says so too */
  CMD_MUTE = 0x8D        /* place (2), 1 to mute or 0 to listen again */
};

enum ack_status { ACK_OK = 0, ACK_UNKNOWN = 1, ACK_LENGTH = 2, ACK_VALUE = 3 };

#define PLACE_OCCUPIED 0x8000u

enum feature { FEATURE_COLOUR = 0x01, FEATURE_LIGHTS = 0x02 };

enum button { BUTTON_ROLL = 0, BUTTON_NEXT = 1, BUTTONS = 2 };
enum button_action { BUTTON_RELEASED = 0, BUTTON_PRESSED = 1, BUTTON_HELD = 2 };

enum lamp { LAMP_STATUS = 0, LAMP_ORANGE = 1, LAMP_GREEN = 2, LAMPS = 3 };
enum lamp_mode { LAMP_OFF = 0, LAMP_ON = 1, LAMP_SLOW = 2, LAMP_FAST = 3, LAMP_MODES = 4 };

enum fault { FAULT_HEALED = 0, FAULT_NOISY = 1, FAULT_COLUMN_SHORTED = 2, FAULT_COLUMN_HEALED = 3, FAULT_MUTED = 4 };

enum colour_status { COLOUR_OK = 0, COLOUR_MISSING = 1, COLOUR_NOT_READY = 2, COLOUR_TOO_BRIGHT = 3 };

enum self_test { TEST_COLUMN_SHORTED = 0x01, TEST_NO_COLOUR_SENSOR = 0x02, TEST_SENSOR_STUCK = 0x04 };

enum counter {
  COUNT_FRAMES = 0,        /* good frames received */
  COUNT_BAD_FRAMES = 1,    /* broken frames received */
  COUNT_UART_OVERRUN = 2,  /* bytes lost in the serial port or its buffer */
  COUNT_BUTTON_EXPIRED = 3, /* button events nobody acknowledged in time */
  COUNT_MUTED = 4,         /* times a sensor was found noisy */
  COUNT_I2C_ERRORS = 5,
  COUNT_HOST_LOST = 6,     /* times the computer fell silent */
  COUNTERS = 7
};

#endif
