package org.lunartable.vision.frame;

import org.lunartable.vision.OpenCv;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.videoio.VideoCapture;
import org.opencv.videoio.Videoio;

/**
 * A device opened with OpenCV. Its two native buffers are used for every frame and released on
 * closing.
 */
final class OpenCvCapture implements Capture {
  private static final int QUALITY = 95;

  private final int backend;
  private final VideoCapture device;
  private final Mat frame;
  private final MatOfByte packed;
  private final MatOfInt options;

  /** A capture of Video4Linux devices. */
  OpenCvCapture() {
    this(Videoio.CAP_V4L2);
  }

  OpenCvCapture(int backend) {
    OpenCv.load();
    this.backend = backend;
    device = new VideoCapture();
    frame = new Mat();
    packed = new MatOfByte();
    options = new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, QUALITY);
  }

  @Override
  public boolean open(String name) {
    return device.open(name, backend);
  }

  @Override
  public boolean set(int property, double value) {
    return device.set(property, value);
  }

  @Override
  public double get(int property) {
    return device.get(property);
  }

  @Override
  public byte[] read() {
    if (!device.read(frame) || frame.empty()) {
      return null;
    }
    if (frame.rows() == 1 && frame.type() == CvType.CV_8UC1) {
      // The camera's own JPEG: conversion is switched off.
      byte[] jpeg = new byte[(int) frame.total()];
      frame.get(0, 0, jpeg);
      return jpeg;
    }
    return Imgcodecs.imencode(".jpg", frame, packed, options) ? packed.toArray() : null;
  }

  @Override
  public void close() {
    device.release();
    frame.release();
    packed.release();
    options.release();
  }
}
