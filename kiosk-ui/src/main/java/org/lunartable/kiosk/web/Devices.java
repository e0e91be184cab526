package org.lunartable.kiosk.web;

import java.util.Optional;

/**
 * What this table has for pages to use; what is left out answers 404.
 *
 * @param pictures reads uploaded pictures of the die
 * @param camera the die's camera
 * @param dieThrow the simulated table's die
 * @param desk what can be seen and set about the camera
 * @param played a simulated sensor board
 * @param upkeep what keeps the machine well
 * @param board what can be seen and set about the camera that follows the board
 * @param cards reads uploaded pictures of cards
 */
public record Devices(
    Optional<DiePictures> pictures,
    Optional<TableCamera> camera,
    Optional<DieThrow> dieThrow,
    Optional<CameraDesk> desk,
    PlayedBoard played,
    Optional<Upkeep> upkeep,
    Optional<BoardDesk> board,
    Optional<CardPictures> cards) {

  /** Devices that do not read cards. */
  public Devices(
      Optional<DiePictures> pictures,
      Optional<TableCamera> camera,
      Optional<DieThrow> dieThrow,
      Optional<CameraDesk> desk,
      PlayedBoard played,
      Optional<Upkeep> upkeep,
      Optional<BoardDesk> board) {
    this(pictures, camera, dieThrow, desk, played, upkeep, board, Optional.empty());
  }

  /** The same with this reader of cards. */
  public Devices with(CardPictures reader) {
    return new Devices(
        pictures, camera, dieThrow, desk, played, upkeep, board, Optional.of(reader));
  }

  /** The same with somebody who looks after the machine. */
  public Devices with(Upkeep keeper) {
    return new Devices(pictures, camera, dieThrow, desk, played, Optional.of(keeper), board, cards);
  }

  /** Devices without a simulated sensor board, on a machine that others keep. */
  public Devices(
      Optional<DiePictures> pictures,
      Optional<TableCamera> camera,
      Optional<DieThrow> dieThrow,
      Optional<CameraDesk> desk) {
    this(pictures, camera, dieThrow, desk, PlayedBoard.NONE, Optional.empty(), Optional.empty());
  }

  /** Devices without a camera that can be set. */
  public Devices(
      Optional<DiePictures> pictures, Optional<TableCamera> camera, Optional<DieThrow> dieThrow) {
    this(pictures, camera, dieThrow, Optional.empty());
  }

  /** Touch and the electronic die only. */
  public static final Devices NONE =
      new Devices(Optional.empty(), Optional.empty(), Optional.empty());
}
