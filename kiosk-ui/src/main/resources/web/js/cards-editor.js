// Single cards of a table of cards, changed by touch: figures, names, signs and how many there are. A table is a text of comma separated
// values; whoever owns the printed cards puts the printed figures in, and the line then says so.

import { html, useEffect, useRef, useState } from '/vendor/htm/preact/standalone.module.js';
import { Icon } from './icons.js';
import { Keypad } from './keypad.js';
import { has, say, t } from './texts.js';

/** Columns with figures, and by how much a touch changes them. */
const STEPS = { price1: [100, 10], price2: [100, 10], price3: [100, 10], price4: [100, 10], value: [100, 10], cost: [1], points: [1], copies: [1] };

/** The highest figure a table may have, as the server reads it. */
const MOST = { price1: 9999, price2: 9999, price3: 9999, price4: 9999, value: 9999, cost: 9, points: 20, copies: 60 };

/** Columns of which one of the words that stand in the table for such cards is chosen. */
const CHOSEN = ['colour', 'mechanism', 'agencies', 'speciality', 'effect', 'capsule', 'condition'];

/** The column that says where the other one comes from. */
const sourceOf = (column, line) => [`${column}-source`, 'figures-source', 'source'].find((one) => one in line);

/** The longest name that a card of a table may have. */
const LONGEST_NAME = 40;

/** Columns that say what a card is, in the order to tell them. */
const SIGNS = ['name', 'agencies', 'colour', 'speciality', 'effect', 'capsule', 'condition'];

/** The cells of a line; those with a comma in them stand in quotation marks. */
function cells(line) {
  const found = [...line.matchAll(/("([^"]*)"|[^,;]*)([,;]|$)/g)];
  return found.slice(0, line.length > 0 && found.at(-1)[0] === '' && !/[,;]$/.test(line) ? -1 : undefined)
    .map(([, all, quoted]) => (quoted ?? all).trim());
}

const quoted = (cell) => (/[,;]/.test(cell) ? `"${cell}"` : cell);

/** A table as its columns and its lines, each line the cells by column. */
export function parse(text) {
  const [head, ...lines] = text.replace('\ufeff', '').split(/\r?\n/).filter((line) => line.trim() !== '');
  const columns = cells(head);
  return { columns, lines: lines.map((line) => Object.fromEntries(cells(line).map((cell, i) => [columns[i], cell]))) };
}

/** The text of a table. */
export function write({ columns, lines }) {
  return [columns.join(','), ...lines.map((line) => columns.map((column) => quoted(line[column] ?? '')).join(','))].join('\n').concat('\n');
}

/** A name as one word, as the server makes it. */
const slug = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

const named = (name) => (has(`card-name.${slug(name)}`) ? t(`card-name.${slug(name)}`) : name);

const word = (sign) => [`mark.${sign}`, `card-colour.${sign}`, `capsule.${sign}`].map((key) => (has(key) ? t(key) : null)).find(Boolean) ?? sign;

/** What a sign of a line means; `signs` says it of those that their parts do not. */
function inWords(signs, line, column, sign = line[column]) {
  if (sign === '' || sign === undefined) {
    return '–';
  }
  const label = signs[`${line.kind}.${column}`]?.find((one) => one.word === sign)?.label;
  return label ? say({ ...label, args: { ...label.args, points: line.points } })
    : column === 'name' || column === 'mechanism' ? named(sign) : sign.split(/[ +:]/).map(word).join(' ');
}

const words = (signs, line) => SIGNS.filter((column) => line[column]).map((column) => inWords(signs, line, column)).join(' · ');

const figures = (line) => Object.keys(STEPS).filter((column) => /^\d+$/.test(line[column] ?? ''));

/** What such a card may have in this column: whatever one of them has, and all that the game says. */
const choices = (signs, { lines }, at, column) => [...new Set([...lines.filter(({ kind }) => kind === lines[at].kind).map((line) => line[column] ?? ''),
  ...(signs[`${lines[at].kind}.${column}`] ?? []).map((one) => one.word)])].sort();

const kindOf = (line) => [line.kind, line.colour || line.agencies?.split(' ')[0]].filter(Boolean).join(' ');

/** The table of cards; `onKeep` gets it as a text and says what is wrong with it, if anything is. */
export function CardsEditor({ text, signs, onKeep, onClose }) {
  const card = useRef(null);
  const [table, setTable] = useState(() => parse(text));
  const [kind, setKind] = useState(null);
  const [at, setAt] = useState(null);
  const [typing, setTyping] = useState(null);
  const [trouble, setTrouble] = useState(null);
  useEffect(() => card.current.showModal(), []);
  const rows = table.lines.map((line, index) => ({ line, index }));
  const kinds = [...new Set(rows.map(({ line }) => (line.kind === 'lab' || line.colour ? kindOf(line) : line.kind)))];
  const ofKind = ({ line }) => kindOf(line) === kind || line.kind === kind;
  const put = (column, value) => {
    const line = table.lines[at];
    const next = { ...line, [column]: value, [sourceOf(column, line)]: 'owner' };
    setTable({ ...table, lines: table.lines.with(at, next) });
  };
  const change = (column, by) => put(column, String(Math.min(MOST[column], Math.max(0, Number(table.lines[at][column]) + by))));
  const keep = async () => setTrouble(await onKeep(write(table)));
  const title = (one) => one.split(' ').map((part) => (has(`editor.${part}`) ? t(`editor.${part}`) : word(part))).join(': ');
  return html`<dialog class="ask-card cards-editor" ref=${card} onClose=${onClose} aria-label=${t('editor.title')} data-test="cards-editor">
    <header>${(kind || at !== null) && html`<button class="key" data-test="editor-back" aria-label=${t('options.back')}
        onClick=${() => (at !== null ? setAt(null) : setKind(null))}><${Icon} name="back" /></button>`}
      <h2>${at !== null ? words(signs, table.lines[at]) : kind ? title(kind) : t('editor.title')}</h2></header>
    <div class="editor-list">${typing !== null ? html`<${Keypad} value=${typing} most=${LONGEST_NAME} label=${t('editor.name')} onChange=${setTyping} onDone=${() => {
        if (typing.trim() && typing.trim() !== named(table.lines[at].name)) {
          put('name', typing.trim());
        }
        setTyping(null);
      }} />`
      : at !== null ? html`
        ${table.lines[at].name && html`<label class="editor-sign"><span>${t('editor.name')}</span><button class="key" data-test="editor-name"
          onClick=${() => setTyping(named(table.lines[at].name))}>${named(table.lines[at].name)}</button></label>`}
        ${CHOSEN.filter((column) => choices(signs, table, at, column).length > 1).map((column) => html`
          <${Chosen} key=${column} column=${column} value=${table.lines[at][column]} among=${choices(signs, table, at, column)}
            said=${(sign) => inWords(signs, table.lines[at], column, sign)} onChange=${(value) => put(column, value)} />`)}
        ${figures(table.lines[at]).map((column) => html`
          <${Figure} key=${column} column=${column} value=${table.lines[at][column]} onChange=${(by) => change(column, by)} />`)}`
      : kind ? rows.filter(ofKind).map(({ line, index }) => html`<button class="key" data-test=${`editor-line-${index}`} onClick=${() => setAt(index)}>
          <span>${words(signs, line)}</span><small>${figures(line).map((column) => line[column]).join(' · ')}</small></button>`)
      : kinds.map((one) => html`<button class="key" data-test=${`editor-${one.replace(' ', '-')}`} onClick=${() => setKind(one)}>${title(one)}</button>`)}</div>
    ${trouble && html`<p role="alert" data-test="editor-trouble">${trouble}</p>`}
    <div class="over-keys"><button class="key" data-test="editor-cancel" onClick=${onClose}><${Icon} name="close" /><span>${t('editor.cancel')}</span></button>
      <button class="key main" data-test="editor-keep" onClick=${keep}><${Icon} name="check" /><span>${t('editor.keep')}</span></button></div>
  </dialog>`;
}

function Figure({ column, value, onChange }) {
  const name = t(`editor.${column}`);
  const step = (by) => html`<button class="key" data-test=${`${column}${by > 0 ? '+' : ''}${by}`} aria-label=${t(by > 0 ? 'editor.more' : 'editor.less', { what: name, by: Math.abs(by) })}
    onClick=${() => onChange(by)}>${by > 0 ? `+${by}` : `−${-by}`}</button>`;
  const steps = STEPS[column];
  return html`<div class="stepper"><span>${name}</span>${steps.map((by) => step(-by))}
    <output data-test=${`figure-${column}`}>${value}</output>${[...steps].reverse().map((by) => step(by))}</div>`;
}

function Chosen({ column, value, among, said, onChange }) {
  return html`<label class="editor-sign"><span>${t(`editor.${column}`)}</span><select class="key" data-test=${`editor-${column}-choice`} value=${value}
    onChange=${(event) => onChange(event.target.value)}>${among.map((one) => html`<option value=${one} selected=${one === value}>${said(one)}</option>`)}</select></label>`;
}
