// Preloaded into a program, it writes down what the program does to lunar.db, its write-ahead log
// and their folder: every write with its bytes, every sync, in order. The test plays them again,
// up to a moment at which the power fails.
//
// A record: kind (W write, S sync, T truncate, U unlink), file (d database, w log, f folder,
// a the program's own marks), offset and length as 64-bit numbers of this machine, then the bytes.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
static int trace = -1;
static char folder[4096];

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("TRACE_FILE");
  const char *name = getenv("TRACE_FOLDER");
  if (file && name) {
    snprintf(folder, sizeof folder, "%s", name);
    trace = (int)syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND, 0600);
  }
}

static char kind_of_path(const char *path) {
  size_t length = strlen(folder);
  if (length == 0 || strncmp(path, folder, length) != 0) return 0;
  if (path[length] == 0) return 'f';
  if (strcmp(path + length, "/lunar.db") == 0) return 'd';
  if (strcmp(path + length, "/lunar.db-wal") == 0) return 'w';
  if (strcmp(path + length, "/acked") == 0) return 'a';
  return 0;
}

static char kind_of(int fd) {
  char link[64], path[4096];
  if (trace < 0 || fd == trace) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return kind_of_path(path);
}

static void record(char what, char file, int64_t offset, int64_t length, const void *bytes) {
  struct iovec parts[] = {{&what, 1}, {&file, 1}, {&offset, 8}, {&length, 8},
                          {(void *)bytes, bytes ? (size_t)length : 0}};
  if (syscall(SYS_writev, trace, parts, 5) < 0) abort();
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static ssize_t written(char file, int64_t at, ssize_t count, const void *bytes) {
  if (file && count > 0) record('W', file, at, count, bytes);
  return count;
}

ssize_t write(int fd, const void *bytes, size_t count) {
  char file = kind_of(fd);
  if (!file) return REAL(write)(fd, bytes, count);
  pthread_mutex_lock(&one);
  int64_t at = lseek(fd, 0, SEEK_CUR);
  ssize_t done = written(file, at, REAL(write)(fd, bytes, count), bytes);
  pthread_mutex_unlock(&one);
  return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
  char file = kind_of(fd);
  pthread_mutex_lock(&one);
  ssize_t done = written(file, at, REAL(pwrite)(fd, bytes, count, at), bytes);
  pthread_mutex_unlock(&one);
  return done;
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  char file = kind_of(fd);
  pthread_mutex_lock(&one);
  ssize_t done = written(file, at, REAL(pwrite64)(fd, bytes, count, at), bytes);
  pthread_mutex_unlock(&one);
  return done;
}

static int noted(char what, char file, int64_t number, int result) {
  if (file && result == 0) record(what, file, number, 0, NULL);
  return result;
}

int fsync(int fd) {
  char file = kind_of(fd);
  pthread_mutex_lock(&one);
  int result = noted('S', file, 0, REAL(fsync)(fd));
  pthread_mutex_unlock(&one);
  return result;
}

int fdatasync(int fd) {
  char file = kind_of(fd);
  pthread_mutex_lock(&one);
  int result = noted('S', file, 0, REAL(fdatasync)(fd));
  pthread_mutex_unlock(&one);
  return result;
}

int ftruncate(int fd, off_t length) {
  char file = kind_of(fd);
  pthread_mutex_lock(&one);
  int result = noted('T', file, length, REAL(ftruncate)(fd, length));
  pthread_mutex_unlock(&one);
  return result;
}

int ftruncate64(int fd, off64_t length) {
  char file = kind_of(fd);
  pthread_mutex_lock(&one);
  int result = noted('T', file, length, REAL(ftruncate64)(fd, length));
  pthread_mutex_unlock(&one);
  return result;
}

int unlink(const char *path) {
  char file = trace < 0 ? 0 : kind_of_path(path);
  pthread_mutex_lock(&one);
  int result = noted('U', file, 0, REAL(unlink)(path));
  pthread_mutex_unlock(&one);
  return result;
}
