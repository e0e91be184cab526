// What keeps the camera from following the board, and what to do about it: a card on the play screen.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import { Icon } from './icons.js';
import { watchBoard } from './board-corners.js';
import { t } from './texts.js';

/**
 * What there is to tell, a word; null for nothing. Only the table's own page may ask. While board and game differ,
 * which way round the board lies can wait.
 */
export function useBoardNotice(mayAsk, doubted) {
  const [kind, setKind] = useState(null);
  useEffect(() => (mayAsk ? watchBoard((board) => setKind(notice(board))) : undefined), [mayAsk]);
  return mayAsk && !(doubted && kind === 'side') ? kind : null;
}

/** `onShow` opens the camera's page, with `board` where the board's corners are touched. */
export function BoardNotice({ kind, onShow }) {
  const where = kind === 'no-picture' ? 'camera' : 'board';
  return html`<section class=${`board-notice about-${kind}`} role="status" data-test="board-notice" data-kind=${kind}>
    <${Icon} name="eye" />
    <div><h2>${t(`board.${kind}`)}</h2><p>${t(`board.${kind}.do`)}</p></div>
    ${kind !== 'hidden' && html`<button class="key" data-test="board-show" onClick=${() => onShow(where)}>${t('board.show')}</button>`}
  </section>`;
}

function notice(board) {
  if (!board.follows) {
    return null;
  }
  return board.sight !== 'seen' ? board.sight : board.upright === 'open' ? 'side' : null;
}
