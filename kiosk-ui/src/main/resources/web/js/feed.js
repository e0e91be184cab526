// The stream of published screens: connects, reconnects, catches up, reloads for a new build.

const RETRY_MS = 1000;
const SILENCE_MS = 25_000; // the server says something every 10 s

/**
 * Follows the stream; returns what ends that. `onScreen(published)` gets every new screen,
 * `onLine(boolean)` whether the server can be heard, `onSession(session)` what this page is to the
 * table, `onSettings(body)` settings that were changed on some page, and `onLost()` is called when the
 * stream breaks.
 */
export function follow({ onScreen, onLine, onSession, onSettings, onLost }) {
  let source = null;
  let retry = 0;
  let silence = 0;
  let build = null;
  let heard = null;

  function take(published) {
    if (build !== null && published.build !== build) {
      stop();
      location.reload();
      return;
    }
    build = published.build;
    if (published.number !== heard) {
      heard = published.number;
      onScreen(published);
    }
  }

  function connect() {
    stop();
    source = new EventSource('/api/stream');
    source.addEventListener('open', hear);
    source.addEventListener('beat', hear);
    source.addEventListener('screen', (event) => {
      hear();
      take(JSON.parse(event.data));
    });
    source.addEventListener('session', (event) => {
      heard = null; // another seat sees the same screen with other eyes
      onSession(JSON.parse(event.data));
    });
    source.addEventListener('settings', (event) => onSettings(JSON.parse(event.data)));
    source.addEventListener('error', lose);
    listen();
  }

  function hear() {
    onLine(true);
    listen();
  }

  /** A connection that died without a word is given up when nothing comes for too long. */
  function listen() {
    clearTimeout(silence);
    silence = setTimeout(lose, SILENCE_MS);
  }

  /** The browser's own retry waits for seconds and gives up on some answers: do it here. */
  function lose() {
    onLine(false);
    stop();
    retry = setTimeout(connect, RETRY_MS);
    onLost();
  }

  function stop() {
    clearTimeout(silence);
    clearTimeout(retry);
    source?.close();
  }

  /** A page that slept (dark screen, phone in a pocket) asks once whether it missed something. */
  async function lookAgain() {
    if (document.visibilityState !== 'visible') {
      return;
    }
    try {
      const answer = await fetch('/api/screen', { cache: 'no-store' });
      const published = await answer.json();
      if (answer.ok && (heard === null || published.number > heard)) {
        take(published);
      }
    } catch {
      // The stream's own error handling shows the lost connection.
    }
  }

  const comeBack = (event) => event.persisted && connect();
  connect();
  document.addEventListener('visibilitychange', lookAgain);
  addEventListener('pageshow', comeBack);
  addEventListener('pagehide', stop);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', lookAgain);
    removeEventListener('pageshow', comeBack);
    removeEventListener('pagehide', stop);
  };
}
