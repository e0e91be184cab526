package org.lunartable.vision;

/**
 * What the first bytes of a JPEG or PNG file say, and whether its end is there. Decoders fill the
 * rest of a cut-off picture with grey without a word, and decode 400 million pixels if asked to; so
 * both are looked at before decoding.
 *
 * @param width pixels
 * @param height pixels
 * @param complete whether the end marker was found
 */
record ImageHeader(int width, int height, boolean complete) {
  private static final int[] PNG = {0x89, 'P', 'N', 'G', 0x0D, 0x0A, 0x1A, 0x0A};

  /** Reads the header, or gives null when the bytes are neither JPEG nor PNG. */
  static ImageHeader of(byte[] file) {
    if (file.length > 3 && at(file, 0) == 0xFF && at(file, 1) == 0xD8 && at(file, 2) == 0xFF) {
      return jpeg(file);
    }
    return isPng(file) ? png(file) : null;
  }

  private static boolean isPng(byte[] file) {
    for (int i = 0; i < PNG.length; i++) {
      if (i >= file.length || at(file, i) != PNG[i]) {
        return false;
      }
    }
    return true;
  }

  private static ImageHeader png(byte[] file) {
    int width = file.length >= 24 ? int32(file, 16) : 0;
    int height = file.length >= 24 ? int32(file, 20) : 0;
    long chunk = PNG.length;
    while (chunk + 12 <= file.length) {
      if (int32(file, (int) chunk + 4) == 0x49454E44) { // IEND
        return new ImageHeader(width, height, true);
      }
      int length = int32(file, (int) chunk);
      if (length < 0) {
        break;
      }
      chunk += 12L + length;
    }
    return new ImageHeader(width, height, false);
  }

  private static ImageHeader jpeg(byte[] file) {
    int width = 0;
    int height = 0;
    int i = 2;
    while (i + 1 < file.length) {
      if (at(file, i) != 0xFF) {
        i++; // coded picture data between markers
        continue;
      }
      int marker = at(file, i + 1);
      if (marker == 0xD9) {
        return new ImageHeader(width, height, true);
      }
      if (marker == 0xFF) {
        i++;
        continue;
      }
      if (standsAlone(marker)) {
        i += 2;
        continue;
      }
      if (isFrame(marker) && i + 9 <= file.length) {
        height = int16(file, i + 5);
        width = int16(file, i + 7);
      }
      i += i + 4 <= file.length ? 2 + Math.max(2, int16(file, i + 2)) : 4;
    }
    return new ImageHeader(width, height, false);
  }

  private static boolean standsAlone(int marker) {
    return marker == 0 || marker == 1 || (marker >= 0xD0 && marker <= 0xD8);
  }

  private static boolean isFrame(int marker) {
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
  }

  private static int at(byte[] file, int i) {
    return file[i] & 0xFF;
  }

  private static int int16(byte[] file, int i) {
    return at(file, i) << 8 | at(file, i + 1);
  }

  private static int int32(byte[] file, int i) {
    return int16(file, i) << 16 | int16(file, i + 2);
  }
}
