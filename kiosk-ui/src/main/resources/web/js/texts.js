// Turns texts (a key and its arguments) into sentences of the page's language.

let messages = {};
let plurals = new Intl.PluralRules('en');
let list = new Intl.ListFormat('en', { type: 'unit' });

export async function loadTexts(language) {
  const answer = await fetch(`/messages/${language}.json`);
  if (!answer.ok) {
    throw new Error(`no texts for ${language}`);
  }
  useTexts(language, await answer.json());
}

export function useTexts(language, table) {
  messages = table;
  plurals = new Intl.PluralRules(language);
  list = new Intl.ListFormat(language, { type: 'unit' });
}

export function has(key) {
  return key in messages;
}

/** The sentence of a text. */
export function say(text) {
  return text ? t(text.key, text.args) : '';
}

/** The sentence of a key; an argument n picks the plural form, nought its own if there is one. */
export function t(key, args = {}) {
  return pattern(key, args).replace(/\{([\w-]+)\}/g, (whole, name) =>
    name in args ? value(name, args[name]) : whole);
}

function pattern(key, args) {
  if (typeof args.n === 'number') {
    const none = args.n === 0 && messages[`${key}_zero`];
    const form = none || (messages[`${key}_${plurals.select(args.n)}`] ?? messages[`${key}_other`]);
    if (form !== undefined) {
      return form;
    }
  }
  return messages[key] ?? args.plain ?? key;
}

function value(name, given) {
  if (Array.isArray(given)) {
    return list.format(given.map((one) => value(name, one)));
  }
  if (given && typeof given === 'object') {
    return say(given);
  }
  const word = String(given);
  return messages[`${name}.${word}`] ?? messages[`piece.${word}`] ?? word;
}

/** Colour words as a list in the page's language; bare quarters (nulls) are left out. */
export function colours(words) {
  return list.format(words.filter(Boolean).map((word) => messages[`colour.${word}`] ?? word));
}
