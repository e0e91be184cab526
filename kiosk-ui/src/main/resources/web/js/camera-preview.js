// The camera's picture with what is recognised drawn on it; the tray's corners are touched here.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import { Icon } from './icons.js';
import { t } from './texts.js';

const PICTURE_MS = 200;
const LOST_MS = 1500;

/** Drawn farther than this share of the picture, a corner is dragged to the other one. */
const DRAGGED = 0.06;
const SMALLEST = 0.08;

export function Preview({ view, marking, onTray, onSmall }) {
  const [first, setFirst] = useState(null);
  const [now, setNow] = useState(null);
  const svg = useRef(null);
  useEffect(() => {
    setFirst(null);
    setNow(null);
  }, [marking]);
  const { width, height } = view.picture ?? { width: 1280, height: 720 };

  function place(event) {
    const matrix = svg.current.getScreenCTM().inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    const share = (value, whole) => Math.max(0, Math.min(1, value / whole));
    return { x: share(x, width), y: share(y, height) };
  }

  function down(event) {
    if (marking) {
      svg.current.setPointerCapture(event.pointerId);
      setNow(place(event));
      if (!first) {
        setFirst({ ...place(event), held: true });
      }
    }
  }

  function move(event) {
    if (marking && first && event.buttons) {
      setNow(place(event));
    }
  }

  function up(event) {
    if (!marking || !first) {
      return;
    }
    const at = place(event);
    const away = Math.max(Math.abs(at.x - first.x), Math.abs(at.y - first.y));
    if (first.held && away < DRAGGED) {
      setFirst({ ...first, held: false });
    } else if (Math.abs(at.x - first.x) < SMALLEST || Math.abs(at.y - first.y) < SMALLEST) {
      setFirst(null);
      setNow(null);
      onSmall();
    } else {
      onTray({ left: Math.min(first.x, at.x), top: Math.min(first.y, at.y),
        right: Math.max(first.x, at.x), bottom: Math.max(first.y, at.y) });
    }
  }

  const marked = first && now && corners(first, now);
  const drawn = marking ? marked && marked.right - marked.left > DRAGGED && marked : view.tray;
  return html`<div class=${`camera-preview ${marking ? 'marking' : ''}`}>
    <${Newest} />
    <svg ref=${svg} viewBox=${`0 0 ${width} ${height}`} data-test="preview" onPointerDown=${down} onPointerMove=${move}
        onPointerUp=${up} onPointerCancel=${() => setFirst(null)}>
      ${drawn && html`<${Tray} area=${drawn} width=${width} height=${height} />`}
      ${marking && first && html`<circle class="corner" cx=${first.x * width} cy=${first.y * height} r=${width / 50} />`}
      ${!marking && view.die && html`<polygon class=${`top-face ${view.die.sure ? 'sure' : 'unsure'}`} data-test="top-face"
        points=${view.die.corners.map((corner) => corner.join(',')).join(' ')} />`}
    </svg>
    ${marking && html`<p class=${`tell ${first?.y < 0.5 ? 'low' : ''}`} role="status">${t(first && !first.held ? 'camera.tray.second' : 'camera.tray.first')}</p>`}
  </div>`;
}

const corners = (a, b) => ({ left: Math.min(a.x, b.x), top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x), bottom: Math.max(a.y, b.y) });

/** All but the tray is darkened. */
function Tray({ area, width, height }) {
  const [l, t1, r, b] = [area.left * width, area.top * height, area.right * width, area.bottom * height];
  return html`<path class="beyond" fill-rule="evenodd" d=${`M0 0H${width}V${height}H0ZM${l} ${t1}H${r}V${b}H${l}Z`} />
    <rect class="tray-line" data-test="tray" x=${l} y=${t1} width=${r - l} height=${b - t1} rx="6" />`;
}

/** The newest picture; the next is asked for only when the last has come. */
export function Newest() {
  const [at, setAt] = useState(Date.now());
  const [missing, setMissing] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  function later(lost) {
    setMissing(lost);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAt(Date.now()), lost ? LOST_MS : PICTURE_MS);
  }
  return html`<img class=${missing ? 'lost' : ''} src=${`/api/camera.jpg?t=${at}`} alt=${t('camera.picture')} draggable=${false}
      onLoad=${() => later(false)} onError=${() => later(true)} />
    ${missing && html`<div class="none"><${Icon} name="camera" /><p>${t('camera.none')}</p></div>`}`;
}
