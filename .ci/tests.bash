# shellcheck shell=bash
# What `lunar test` does; read by the launcher, whose functions it uses.

test_usage() {
  cat <<'END'
Usage: lunar test [--bars [TEST] | --faults [TEST]]
Runs the tests and exits with 0 when all pass, 1 otherwise.
  --bars     the long accuracy, speed and endurance tests, or those in this class; figures
             go to docs/bars.md
  --faults   the long fault tests, or those in this class; what came of them goes to
             docs/reliability.md

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
  local tag='' status=0 only=()
  case $* in
    '') ;;
    --bars | --faults) tag=${1#--} ;;
    --bars\ [A-Z]* | --faults\ [A-Z]*) tag=${1#--} only=("-Dtest=$2" -Dsurefire.failIfNoSpecifiedTests=false) ;;
    --help | -h) test_usage && exit ;;
    *) stop 2 "Unknown option for test: $*; see lunar test --help." ;;
  esac
  need_compiler
  need_packages
  lock_maven test
  if [[ -z $tag ]]; then
    maven verify || status=1
  else
    rm -rf "$root"/*/target/bars "$root"/*/target/reliability
    maven verify "-Dtest.tags=$tag" -Dtest.tags.excluded= -Dtest.forks=1 "${only[@]}" || status=1
    write_figures "$tag"
    write_outcomes
  fi
  ((status == 0)) || say 'The tests did not pass; see above.'
  exit "$status"
}

# write_figures TAG: adds the lines "name|value" that the tests left to docs/bars.md.
write_figures() {
  local lines page=$root/docs/bars.md commit
  lines=$(cat "$root"/*/target/bars/*.txt 2>/dev/null | sed '/|/!d; s/ *| */ | /; s/.*/| & |/')
  if [[ -z $lines ]]; then
    [[ $1 == faults ]] || say 'no bars yet'
    return
  fi
  commit=$(commit_name)
  [[ -f $page ]] ||
    printf '# Measured figures\n\nWritten by %s.\n' 'lunar test --bars and lunar test --faults' >"$page"
  printf '\n## %s: %s, commit %s\n\n| what | figure |\n|---|---|\n%s\n' \
    "$(date -u +%F)" "$1" "$commit" "$lines" >>"$page"
}

commit_name() { git -C "$root" rev-parse --short HEAD 2>/dev/null || echo unknown; }

# write_outcomes: puts the lines "fault|times tried|outcome|lost" that the tests left into the table at the end of
# docs/reliability.md, each instead of the one of the same fault.
write_outcomes() {
  local page=$root/docs/reliability.md head='# Reliability' line fault tried outcome lost today
  local -A rows=()
  today=$(date -u +%F)
  if [[ -f $page ]]; then
    head=$(sed '/^| fault /,$d' "$page")
    while IFS= read -r line; do
      line=${line#| }
      rows[${line%% |*}]="| $line"
    done < <(sed -n '/^| fault /,$p' "$page" | sed 1,2d)
  fi
  while IFS='|' read -r fault tried outcome lost; do
    [[ -n $lost ]] && rows[$fault]="| $fault | $tried | $outcome | $lost | $today | $(commit_name) |"
  done < <(cat "$root"/*/target/reliability/*.txt 2>/dev/null)
  ((${#rows[@]})) || return 0
  {
    printf '%s\n\n' "$head"
    printf '| fault | times tried | outcome | lost | date | commit |\n|---|---|---|---|---|---|\n'
    printf '%s\n' "${rows[@]}" | sort
  } >"$page.new" && mv "$page.new" "$page"
}
