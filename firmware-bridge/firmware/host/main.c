#include <stdio.h>

#include "check.h"

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "Usage: core-test GOLDEN-VECTORS\n");
    return 2;
  }
  frame_tests(argv[1]);
  scan_tests();
  button_tests();
  lights_tests();
  board_tests();
  printf("firmware core: %u checks, %u failed\n", checks, failures);
  return failures != 0;
}
