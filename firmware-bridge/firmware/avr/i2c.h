#ifndef I2C_H
#define I2C_H

void i2c_start(void);

#endif
