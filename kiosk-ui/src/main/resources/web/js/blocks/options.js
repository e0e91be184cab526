// What can be done now: large keys for the groups, then the chosen place in words with keys to go
// through the lit places and to do it.

import { html } from '/vendor/htm/preact/standalone.module.js';
import { canGoBack, complete, groupsAt } from '../choosing.js';
import { GroupIcon, Icon } from '../icons.js';
import { say, t } from '../texts.js';

export function Options({ groups, choosing, lit, seat, busy, actions }) {
  const group = groups.find(({ id }) => id === choosing.group);
  const here = choosing.group === null && choosing.selected ? groupsAt(groups, choosing.selected) : null;
  const onBoard = groups.some(({ options }) => options.some(({ path }) => path.length > 0));
  return html`<section class=${`options ${busy ? 'busy' : ''} ${groups.length > 4 ? 'many' : ''}`} aria-label=${t('options.label')}>
    <div class="groups" data-count=${groups.length}>${groups.map((one) => html`
      <${GroupKey} key=${one.id} group=${one} seat=${seat} chosen=${one.id === choosing.group}
        apart=${here && !here.includes(one)} near=${here?.includes(one)} onPick=${actions.group} />`)}</div>
    ${group && group.options.length > 1 && group.options.every(({ path }) => path.length === 0)
      ? html`<div class="plain">${group.options.map((option) => html`
          <button class="key" data-quick onClick=${() => actions.send(option.id)}>${say(option.label)}</button>`)}</div>`
      : onBoard && html`<${Picker} groups=${groups} choosing=${choosing} lit=${lit} actions=${actions} busy=${busy} />`}
  </section>`;
}

function GroupKey({ group, seat, chosen, apart, near, onPick }) {
  const name = t(`group.${group.id}`);
  const label = group.options.length > 1 ? t('options.key', { name, n: group.options.length }) : name;
  return html`<button class=${`key group ${chosen ? 'chosen' : ''} ${apart ? 'apart' : ''} ${near ? 'near' : ''}`}
      data-test=${`group-${group.id}`} data-quick aria-pressed=${chosen} aria-label=${label} onClick=${() => onPick(group.id)}>
    <${GroupIcon} id=${group.id} seat=${seat} /><span>${name}</span></button>`;
}

function Picker({ groups, choosing, lit, actions, busy }) {
  const option = complete(groups, choosing);
  const ready = Boolean(option) || (choosing.selected !== null && choosing.group !== null);
  return html`<div class="picker">
    <div class="said" id="said" aria-live="polite" data-test="said">
      ${words(groups, choosing, option, lit)}
    </div>
    <div class="pick-keys">
      ${choosing.path.length > 0 && canGoBack(groups, choosing) && html`<button class="key back" data-test="back" data-quick
        aria-label=${t('options.back')} onClick=${actions.back}><${Icon} name="back" /></button>`}
      <button class="key" data-test="previous" data-quick aria-label=${t('options.previous')} disabled=${lit.length < 2}
        onClick=${() => actions.step(-1)}><${Icon} name="previous" /></button>
      <button class="key do-it" data-test="do-it" data-quick disabled=${!ready || busy} onClick=${actions.doIt}>
        <${Icon} name="check" /><span>${t(option || !ready ? 'options.do-it' : 'options.take')}</span></button>
      <button class="key" data-test="next" data-quick aria-label=${t('options.next')} disabled=${lit.length < 2}
        onClick=${() => actions.step(1)}><${Icon} name="next" /></button>
    </div>
  </div>`;
}

function words(groups, choosing, option, lit) {
  if (option) {
    return html`<p class="label">${say(option.label)}</p>
      ${option.preview && html`<p class="preview">${option.preview.texts.map(say).join(' ')}</p>`}`;
  }
  if (choosing.selected) {
    const key = choosing.group === null ? 'options.at' : 'options.here';
    return html`<p class="label">${t(key, { at: choosing.selected })}</p>`;
  }
  const steps = choosing.group === null ? 1
    : Math.max(...groups.find(({ id }) => id === choosing.group).options.map(({ path }) => path.length));
  const key = choosing.path.length > 0 && choosing.path.length + 1 === steps ? 'options.to'
    : steps > 1 ? 'options.from' : 'options.where';
  return html`<p class="ask">${t(choosing.group === null ? 'options.what' : key)}</p>
    <p class="hint">${t('board.count', { n: lit.length })}</p>`;
}
