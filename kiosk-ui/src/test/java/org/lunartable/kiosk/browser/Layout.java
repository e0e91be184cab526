package org.lunartable.kiosk.browser;

import java.util.List;

/** What is wrong with how the page is laid out just now. */
final class Layout {

  private static final String TROUBLE =
      """
      const SMALLEST = 48;
      const found = [];
      const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
      const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.hidden')
        && e.getBoundingClientRect().width > 0;
      const name = (e) => e.dataset.test ?? (e.matches('button, label') ? e.innerText
        : e.className.baseVal ?? (e.className || e.tagName));
      const rect = (e) => e.getBoundingClientRect();
      const inside = (a, b, by = 1) => a.left >= b.left - by && a.top >= b.top - by
        && a.right <= b.right + by && a.bottom <= b.bottom + by;
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const at = (r) => `(${[r.left, r.top, r.right, r.bottom].map(Math.round).join(' ')})`;
      // A modal dialog makes all else untouchable, the story and lists scroll.
      const modal = document.querySelector('dialog[open]');
      const fixed = (e) => !e.closest('.log li, .sub-body, .tabs, .told, .asked .act, .new-game .set-up') && (!modal || modal.contains(e));

      const page = document.scrollingElement;
      if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) {
        found.push(`the page scrolls: it is ${page.scrollWidth} x ${page.scrollHeight}`);
      }

      const keys = all('button, [role=button], label').filter((e) => !e.matches('.skip'));
      for (const key of keys) {
        const r = rect(key);
        if (r.width < SMALLEST - 0.1 || r.height < SMALLEST - 0.1) {
          found.push(`${name(key)} is small: ${r.width} x ${r.height}`);
        }
        if (!fixed(key)) {
          // What scrolls up and down is still to be reached at the sides.
          if ((r.left < -1 || r.right > innerWidth + 1) && !key.closest('.tabs')) {
            found.push(`${name(key)} leaves the screen ${at(r)}`);
          }
          continue;
        }
        if (!inside(r, screen)) {
          found.push(`${name(key)} leaves the screen ${at(r)}`);
        }
        for (const [x, y] of [[0.5, 0.5], [0.15, 0.2], [0.85, 0.2], [0.15, 0.8], [0.85, 0.8]]) {
          const top = document.elementFromPoint(r.x + r.width * x, r.y + r.height * y);
          if (!key.contains(top)) {
            found.push(`${name(key)} is covered ${at(r)} by ${top && name(top)}`);
            break;
          }
        }
      }

      const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      const apart = (elements) => elements.forEach((a, i) => elements.slice(i + 1).forEach((b) => {
        if (!a.contains(b) && !b.contains(a) && over(rect(a), rect(b))) {
          found.push(`${name(a)} ${at(rect(a))} and ${name(b)} ${at(rect(b))} overlap`);
        }
      }));
      apart(keys.filter((key) => fixed(key) && !key.closest('.finish')));
      apart(all('.side > *, .board-area'));
      apart(all('.act > *'));

      for (const part of all('.lattice, .turn, .track, .die, .bar, .picker, .roll, .camera, .story, .finish, .ask-card')) {
        if (!part.closest('.asked .act') && !inside(rect(part), screen)) {
          found.push(`${name(part)} leaves the screen ${at(rect(part))}`);
        }
      }

      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const text = words.currentNode;
        const box = text.parentElement;
        if (!text.data.trim() || !seen(box) || box.closest('svg, script') || (modal && !modal.contains(box))) {
          continue;
        }
        const range = document.createRange();
        range.selectNodeContents(text);
        const r = range.getBoundingClientRect();
        const around = box.closest('button, label, .pill, .turn, .track, .picker, .log, .finish, .rule-row, dialog');
        // Lists scroll up and down, so there words can only be cut off at the sides.
        const cut = fixed(box) ? !inside(r, screen) || (around && !inside(r, rect(around)))
          : around && (r.left < rect(around).left - 1 || r.right > rect(around).right + 1);
        if (cut) {
          found.push(`the words '${text.data.trim()}' are cut off ${at(r)}`);
        }
      }
      return [...new Set(found)];
      """;

  private Layout() {}

  /** A sentence for each fault; none when all is well. */
  @SuppressWarnings("unchecked") // the script returns strings
  static List<String> trouble(Browser browser) {
    return (List<String>) browser.run(TROUBLE);
  }
}
