// The house rules that can be set by touch: where they stand in the rules object, and what is allowed there.

const number = (path, min, max, usual, step = 1) => ({ path, kind: 'number', min, max, usual, step });
const yesNo = (path, usual) => ({ path, kind: 'yes-no', usual });
const oneOf = (path, words, usual) => ({ path, kind: 'one-of', words, usual });

export const FIELDS = [
  ['game', [number('points.target', 1, 99, 11), number('points.robot', 0, 9, 1), number('points.astronaut', 0, 9, 2),
    oneOf('tie', ['half', 'none', 'builder'], 'half'), oneOf('owner', ['fixed', 'majority'], 'fixed'),
    number('quietTurns', 0, 999, 40, 5)]],
  ['variants', [yesNo('variants.team', false), yesNo('variants.ownCorner', true), yesNo('variants.abduction', false)]],
  ['moves', [number('spacewalk.steps', 1, 12, 4), yesNo('spacewalk.mustUseAll', false),
    oneOf('ufo.blocks', ['space', 'edges', 'edges-and-corners'], 'edges-and-corners'), yesNo('ufo.coversRobot', true)]],
  ['stock', [number('stock.straight', 0, 200, 24), number('stock.square', 0, 200, 24), number('stock.dome', 0, 50, 6),
    number('stock.airlock', 0, 50, 4), number('stock.antenna', 0, 50, 4)]],
];

/** What the rules say there; the usual value where they say nothing. */
export function read(rules, { path, usual }) {
  return path.split('.').reduce((tree, key) => tree?.[key], rules) ?? usual;
}

/** The rules with another value there; a usual value is left out, and so is a branch that is empty. */
export function write(rules, { path, usual }, value) {
  return put(rules, path.split('.'), value === usual ? undefined : value);
}

/** The rules with another value at a path; undefined takes it away. */
export function put(tree, [key, ...rest], value) {
  const { [key]: old, ...others } = tree ?? {};
  const next = rest.length ? put(old, rest, value) : value;
  const empty = next === undefined || (rest.length && Object.keys(next).length === 0);
  return empty ? others : { ...others, [key]: next };
}

/** How many rules differ from the usual ones. */
export function differing(rules) {
  const fields = FIELDS.flatMap(([, all]) => all).filter((field) => read(rules, field) !== field.usual);
  return fields.length + ['board', 'die', 'setup'].filter((key) => key in rules).length;
}
