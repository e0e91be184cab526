package org.lunartable.kiosk.simtable;

import java.awt.image.BufferedImage;
import java.awt.image.ConvolveOp;
import java.awt.image.DataBufferByte;
import java.awt.image.Kernel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * What a camera adds to the scene: softness, uneven light, a tint, noise and JPEG. Not safe for use
 * by several threads at once.
 */
final class Sensor {

  private static final int NOISE_LENGTH = 1 << 18;
  private static final float JPEG_QUALITY = 0.88f;
  private static final int MARGIN = 256;

  /** Gains are fixed-point numbers with this many binary places. */
  private static final int PLACES = 12;

  private static final ConvolveOp SOFTEN =
      new ConvolveOp(
          new Kernel(3, 3, new float[] {.05f, .11f, .05f, .11f, .36f, .11f, .05f, .11f, .05f}),
          ConvolveOp.EDGE_NO_OP,
          null);

  private final byte[] noise = new byte[NOISE_LENGTH];
  private final int[] gain = new int[Camera.WIDTH * Camera.HEIGHT];
  private final double[] tint;
  private final byte[] clamp = new byte[256 + 2 * MARGIN];
  private final BufferedImage exposed =
      new BufferedImage(Camera.WIDTH, Camera.HEIGHT, BufferedImage.TYPE_3BYTE_BGR);

  /**
   * A sensor whose light, tint and noise follow from the seed.
   *
   * @param lamp the side that the light comes from is a little brighter
   */
  Sensor(long seed, Light lamp) {
    Random randomness = new Random(seed);
    double level = randomness.nextDouble(2.0, 3.2);
    for (int i = 0; i < noise.length; i++) {
      noise[i] = (byte) Math.round(level * randomness.nextGaussian());
    }
    double exposure = randomness.nextDouble(0.86, 1.0);
    tint =
        new double[] {
          exposure * randomness.nextDouble(0.97, 1.03),
          exposure,
          exposure * randomness.nextDouble(0.94, 1.02)
        };
    for (int i = 0; i < clamp.length; i++) {
      clamp[i] = (byte) Math.min(255, Math.max(0, i - MARGIN));
    }
    fillGain(lamp);
  }

  private void fillGain(Light lamp) {
    double brightU = Camera.WIDTH * (0.5 + 0.3 * lamp.towards().x());
    double brightV = Camera.HEIGHT * (0.5 - 0.3 * lamp.towards().y());
    for (int v = 0; v < Camera.HEIGHT; v++) {
      for (int u = 0; u < Camera.WIDTH; u++) {
        double away = Math.hypot(u - brightU, v - brightV) / Camera.WIDTH;
        gain[v * Camera.WIDTH + u] = (int) ((1.03 - 0.35 * away * away) * (1 << PLACES));
      }
    }
  }

  /** The scene slightly out of focus; the outermost pixels stay as they are. */
  static BufferedImage soften(BufferedImage scene) {
    return SOFTEN.filter(scene, null);
  }

  /**
   * Takes the picture of a scene.
   *
   * @param scene packed RGB, row by row, as large as the camera's pictures
   * @param moment chooses the noise
   * @return a JPEG
   */
  byte[] expose(int[] scene, long moment) {
    byte[] bytes = ((DataBufferByte) exposed.getRaster().getDataBuffer()).getData();
    Random randomness = new Random(moment);
    int red = (int) (tint[0] * (1 << PLACES));
    int green = (int) (tint[1] * (1 << PLACES));
    int blue = (int) (tint[2] * (1 << PLACES));
    for (int v = 0; v < Camera.HEIGHT; v++) {
      int n = randomness.nextInt(NOISE_LENGTH);
      for (int i = v * Camera.WIDTH; i < (v + 1) * Camera.WIDTH; i++) {
        int pixel = scene[i];
        int light = gain[i];
        bytes[3 * i] = level(pixel & 255, light, blue, n);
        bytes[3 * i + 1] = level((pixel >> 8) & 255, light, green, n + 1);
        bytes[3 * i + 2] = level((pixel >> 16) & 255, light, red, n + 2);
        n += 3;
      }
    }
    return jpeg();
  }

  private byte level(int value, int light, int channel, int n) {
    int lit = (value * ((light * channel) >> PLACES)) >> PLACES;
    return clamp[lit + noise[n & (NOISE_LENGTH - 1)] + MARGIN];
  }

  private byte[] jpeg() {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    try (ByteArrayOutputStream out = new ByteArrayOutputStream(200_000);
        MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      ImageWriteParam param = writer.getDefaultWriteParam();
      param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      param.setCompressionQuality(JPEG_QUALITY);
      writer.setOutput(stream);
      writer.write(null, new IIOImage(exposed, null, null), param);
      stream.flush();
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      writer.dispose();
    }
  }
}
