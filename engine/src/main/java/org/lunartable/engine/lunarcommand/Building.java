package org.lunartable.engine.lunarcommand;

import java.util.Optional;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.screen.Text;

/** What the player whose turn it is may build where (LC-14 to LC-19, LC-22). */
final class Building {

  private final Position position;
  private final Rules rules;
  private final Board board;
  private final Side side;
  private final Network network;

  Building(Position position, Rules rules) {
    this.position = position;
    this.rules = rules;
    this.board = position.board();
    this.side = position.side();
    this.network = Network.of(position, rules);
  }

  /** Why this build is not legal; empty when it is. */
  Optional<Refused> refusal(Action.Build build) {
    if (!isShown(build.piece())) {
      return Refusals.because("LC-11", "not-shown", Text.of("piece." + build.piece().text()));
    }
    return placeRefusal(build.piece(), build.at());
  }

  private boolean isShown(Piece piece) {
    return piece == Piece.WALL
        ? position.roll().allowsWall()
        : position.roll().allowsColoured(side);
  }

  private Optional<Refused> placeRefusal(Piece piece, Place at) {
    Optional<Refused> physical = physicalRefusal(piece, at);
    if (physical.isPresent()) {
      return physical;
    }
    if (position.stock().count(piece, at, side) == 0) {
      return Refusals.because("LC-14", "stock", Text.of("piece." + stockWord(piece, at)));
    }
    if (UfoShadow.covers(at, board, rules.ufo().blocks())) {
      return Refusals.because("LC-22", "ufo", at);
    }
    boolean connected = piece == Piece.DOME ? network.contains(at) : network.touches(at);
    if (!connected) {
      return Refusals.because(piece == Piece.DOME ? "LC-17" : "LC-14", "no-network", at);
    }
    return piece == Piece.WALL ? Optional.empty() : colouredRefusal(piece, at);
  }

  /** Why the piece cannot stand there whatever the rules say about who may build it. */
  Optional<Refused> physicalRefusal(Piece piece, Place at) {
    if (!board.lattice().contains(at)) {
      return Refusals.offBoard(at);
    }
    if (!piece.fits(at.kind())) {
      return kindRefusal(piece, at);
    }
    if (board.at(at) == Content.BLOCKED) {
      return Refusals.because("LC-4", "blocked", at);
    }
    if (piece == Piece.DOME) {
      return board.at(at) == Content.SQUARE_WALL
          ? Optional.empty()
          : Refusals.because("LC-17", "square-wall", at);
    }
    return board.isEmpty(at) ? Optional.empty() : Refusals.because("LC-14", "full", at);
  }

  private static Optional<Refused> kindRefusal(Piece piece, Place at) {
    return switch (piece) {
      case WALL -> Refusals.because("LC-15", "kind", at);
      case DOME -> Refusals.because("LC-17", "square-wall", at);
      case AIRLOCK -> Refusals.because("LC-19", "edge", at);
      case ANTENNA -> Refusals.because("LC-18", "corner", at);
    };
  }

  private Optional<Refused> colouredRefusal(Piece piece, Place at) {
    if (piece == Piece.AIRLOCK) {
      if (board.lattice().onRim(at)) {
        return Refusals.because("LC-19", "rim", at);
      }
      if (board.lattice().neighbours(at).stream()
          .anyMatch(side -> side.isSpace() && board.at(side) == Content.BLOCKED)) {
        return Refusals.because("LC-19", "side", at);
      }
    }
    return network.chains(at) ? Optional.empty() : Refusals.because("LC-16", "chain", at);
  }

  private static String stockWord(Piece piece, Place at) {
    return piece == Piece.WALL ? (at.isEdge() ? "straight" : "square") : piece.text();
  }
}
