package org.lunartable.kiosk.journal;

import java.nio.file.FileSystemException;
import java.sql.SQLException;
import java.util.List;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Tells a disk that is full, read-only, broken or gone from other failures. */
final class DiskTrouble {

  /** What Linux says of a disk; a wrong name or a missing right is nothing that passes. */
  private static final List<String> SAID =
      List.of(
          "No space left on device",
          "Disk quota exceeded",
          "Read-only file system",
          "Input/output error",
          "No such device",
          "Stale file handle",
          "Transport endpoint is not connected");

  private static final List<String> CODES =
      List.of("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_CANTOPEN");

  private DiskTrouble() {}

  static boolean causes(Throwable failure) {
    if (failure instanceof FileSystemException file) {
      return file.getReason() != null && SAID.contains(file.getReason());
    } else if (failure instanceof SQLException database) {
      String code = code(database).name();
      return CODES.stream().anyMatch(code::startsWith);
    }
    return failure != null && failure.getMessage() != null && SAID.contains(failure.getMessage());
  }

  static SQLiteErrorCode code(SQLException failed) {
    return failed instanceof SQLiteException sqlite
        ? sqlite.getResultCode()
        : SQLiteErrorCode.UNKNOWN_ERROR;
  }
}
