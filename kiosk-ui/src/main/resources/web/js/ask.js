// A question before something is done that cannot be undone: no and yes, over all else.

import { html, useEffect, useRef } from '/vendor/htm/preact/standalone.module.js';

/** `name` begins the names of the keys in the tests. */
export function Ask({ name, title, hint, no, yes, onNo, onYes }) {
  const card = useRef(null);
  useEffect(() => {
    card.current.showModal();
  }, []);
  return html`<dialog class="ask-card" ref=${card} aria-label=${title} onClose=${onNo}>
    <h2>${title}</h2>${hint && html`<p>${hint}</p>`}
    <div class="over-keys">
      <button class="key" data-test=${`${name}-no`} onClick=${onNo}>${no}</button>
      <button class="key main" data-test=${`${name}-yes`} onClick=${onYes}>${yes}</button>
    </div></dialog>`;
}
