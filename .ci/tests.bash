# shellcheck shell=bash
# What `lunar test` does; read by the launcher, whose functions it uses.

test_usage() {
  cat <<'END'
Usage: lunar test [--bars | --faults]
Runs the tests and exits with 0 when all pass, 1 otherwise.
  --bars     the long accuracy, speed and endurance tests; figures go to docs/bars.md
  --faults   the long fault tests; figures go to docs/bars.md

Example: lunar test
END
}

# need_packages: what the tests of browser and firmware need, installed when that is possible without asking.
need_packages() {
  local missing=() installer=(env DEBIAN_FRONTEND=noninteractive apt-get)
  command -v chromium >/dev/null || missing+=(chromium)
  command -v chromedriver >/dev/null || missing+=(chromium-driver)
  command -v make >/dev/null || missing+=(make)
  command -v gcc >/dev/null || missing+=(gcc)
  command -v avr-gcc >/dev/null || missing+=(gcc-avr)
  [[ -f /usr/lib/avr/include/avr/io.h ]] || missing+=(avr-libc)
  [[ -f /usr/include/simavr/sim_avr.h ]] || missing+=(libsimavr-dev)
  ((${#missing[@]} == 0)) && return
  if [[ $(id -u) != 0 ]]; then
    installer=(sudo -n "${installer[@]}")
  fi
  say "installing ${missing[*]}"
  if ! {
    "${installer[@]}" -q update
    "${installer[@]}" -q install -y --no-install-recommends "${missing[@]}" fonts-dejavu-core
  } </dev/null >&2; then
    stop 3 "The tests need these Debian packages, which could not be installed: ${missing[*]}."
  fi
}

run_tests() {
  local tag='' status=0
  case $* in
    '') ;;
    --bars | --faults) tag=${1#--} ;;
    --help | -h) test_usage && exit ;;
    *) stop 2 "Unknown option for test: $*; see lunar test --help." ;;
  esac
  need_compiler
  need_packages
  lock_maven test
  if [[ -z $tag ]]; then
    maven verify || status=1
  else
    rm -rf "$root"/*/target/bars
    maven verify "-Dtest.tags=$tag" -Dtest.tags.excluded= -Dtest.forks=1 || status=1
    write_figures "$tag"
  fi
  ((status == 0)) || say 'The tests did not pass; see above.'
  exit "$status"
}

# write_figures TAG: adds the lines "name|value" that the tests left to docs/bars.md.
write_figures() {
  local lines page=$root/docs/bars.md commit
  lines=$(cat "$root"/*/target/bars/*.txt 2>/dev/null | sed '/|/!d; s/ *| */ | /; s/.*/| & |/')
  if [[ -z $lines ]]; then
    say 'no bars yet'
    return
  fi
  commit=$(git -C "$root" rev-parse --short HEAD 2>/dev/null || echo unknown)
  [[ -f $page ]] ||
    printf '# Measured figures\n\nWritten by %s.\n' 'lunar test --bars and lunar test --faults' >"$page"
  printf '\n## %s: %s, commit %s\n\n| what | figure |\n|---|---|\n%s\n' \
    "$(date -u +%F)" "$1" "$commit" "$lines" >>"$page"
}
