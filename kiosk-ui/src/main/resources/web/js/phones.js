// The table's page about phones: whether they may come, how they get here, and who is here.

import { html, useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';
import { Badge, Icon } from './icons.js';
import { PageHead } from './page-head.js';
import { Qr } from './qr.js';
import { t } from './texts.js';

export function PhonesPage({ session, tell, onClose }) {
  const [lan, setLan] = useState(null);
  const [busy, setBusy] = useState(false);
  async function run(call) {
    setBusy(true);
    const answer = await call();
    setBusy(false);
    if (answer.ok) {
      setLan(answer.body);
    } else {
      tell(answer.error ?? t('page.unreachable'));
    }
  }
  useEffect(() => {
    run(() => api.get('/api/lan'));
  }, [session.phones]);
  const on = Boolean(lan?.on);
  const flip = () => run(() => api.json('/api/lan', { on: !on }));
  return html`<main class="sub-page phones-page"><${PageHead} title=${t('phones.title')} onClose=${onClose} />
    <div class="sub-body">
      <button class="key toggle" role="switch" aria-checked=${on} data-test="lan" disabled=${busy || !lan} onClick=${flip}>
        <span>${t('phones.on')}</span><b>${t(on ? 'settings.on' : 'settings.off')}</b></button>
      ${on ? html`<${Joining} lan=${lan} busy=${busy} run=${run} />` : html`<p class="soft">${t('phones.off-hint')}</p>`}
    </div></main>`;
}

function Joining({ lan, busy, run }) {
  return html`<div class="joining">
      <${Qr} rows=${lan.qr} label=${t('phones.qr')} />
      <div class="joining-words"><p>${t('phones.how')}</p>
        <dl><dt>${t('phones.address')}</dt><dd data-test="lan-address">${lan.address}</dd>
          <dt>${t('phones.pin')}</dt><dd class="pin" data-test="pin">${lan.pin}</dd></dl>
        <button class="key" data-test="new-pin" disabled=${busy} onClick=${() => run(() => api.json('/api/lan/pin', {}))}>
          <${Icon} name="redo" /><span>${t('phones.new-pin')}</span></button></div>
    </div>
    <ul class="phones">
      ${lan.phones.length === 0 && html`<li class="soft">${t('phones.none')}</li>`}
      ${lan.phones.map(({ id, seat }) => html`<li key=${id} class="rule-row" data-test=${`phone-${id}`}>
        <span class="words">${t('phones.phone', { number: id })}</span>
        ${seat ? html`<span class="who"><${Badge} seat=${seat} />${t(`seat.${seat}`)}</span>` : html`<span class="who soft">${t('phones.watches')}</span>`}
        <button class="key" data-test=${`remove-${id}`} aria-label=${t('phones.remove.label', { number: id })} disabled=${busy}
          onClick=${() => run(() => api.json('/api/lan/remove', { id }))}>${t('phones.remove')}</button></li>`)}
    </ul>`;
}
