// Choosing one of the options, place by place. Pure functions on a small state:
// {group: id or null, path: places already taken, selected: place or null}.

export const NOTHING = { group: null, path: [], selected: null };

const onBoard = (group) => group.options.some((option) => option.path.length > 0);
const find = (groups, id) => groups.find((group) => group.id === id);

/** The options that are still possible for what was taken so far. */
function open(groups, state) {
  const within = state.group === null
    ? groups.flatMap((group) => group.options)
    : find(groups, state.group)?.options ?? [];
  return within.filter((option) => option.path.length > state.path.length
    && state.path.every((place, i) => option.path[i] === place));
}

/** The places that can be touched now, in the game's order. */
export function lit(groups, state) {
  return [...new Set(open(groups, state).map((option) => option.path[state.path.length]))];
}

/** The groups that have something at a place, while no group is chosen. */
export function groupsAt(groups, place) {
  return groups.filter((group) => group.options.some((option) => option.path[0] === place));
}

/** The option that is complete with the selected place, or null. */
export function complete(groups, state) {
  if (state.group === null || state.selected === null) {
    return null;
  }
  return open(groups, state).find((option) => option.path.length === state.path.length + 1
    && option.path[state.path.length] === state.selected) ?? null;
}

/** How a fresh screen begins; `moved` is where a figure has just gone, if one did. */
export function begin(groups, moved) {
  const boards = groups.filter(onBoard);
  if (boards.length !== 1) {
    return NOTHING;
  }
  return chooseGroup(groups, NOTHING, boards[0].id, moved);
}

/** Chooses a group; keeps the place that was touched before it, if that belongs to the group. */
export function chooseGroup(groups, state, id, hint = null) {
  const fresh = { group: id, path: [], selected: null };
  const first = (state.group === null ? state.selected : null) ?? hint;
  if (first !== null && lit(groups, fresh).includes(first)) {
    return touch(groups, fresh, first);
  }
  return settle(groups, fresh);
}

/** Walks on while there is only one way to go. */
function settle(groups, state) {
  const places = lit(groups, state);
  return places.length === 1 ? touch(groups, state, places[0]) : state;
}

/** A lit place was touched: the last place of an option is selected, an earlier one is taken. */
export function touch(groups, state, place) {
  if (state.group === null) {
    const here = groupsAt(groups, place);
    return here.length === 1
      ? chooseGroup(groups, { ...state, selected: place }, here[0].id)
      : { ...state, selected: place };
  }
  const selected = { ...state, selected: place };
  return complete(groups, selected) ? selected : take(groups, selected);
}

/** Takes the selected place as a step of the path and lights the next one. */
export function take(groups, state) {
  const next = { ...state, path: [...state.path, state.selected], selected: null };
  return lit(groups, next).length > 0 ? settle(groups, next) : state;
}

/** Selects without taking: for the previous and next keys and the arrow keys. */
export function select(state, place) {
  return { ...state, selected: place };
}

/** The neighbour of the selected place in the list of lit places. */
export function step(places, selected, by) {
  const at = places.indexOf(selected);
  if (at < 0) {
    return by > 0 ? places[0] : places[places.length - 1];
  }
  return places[(at + by + places.length) % places.length];
}

/** One step back: from the selection to the path, from the path to the groups. */
export function back(groups, state) {
  let path = state.path;
  while (path.length > 0) {
    path = path.slice(0, -1);
    const before = { ...state, path, selected: null };
    if (lit(groups, before).length > 1) {
      return before;
    }
  }
  return groups.filter(onBoard).length > 1 ? NOTHING : { ...state, path: [], selected: null };
}

/** Whether `back` would lead anywhere. */
export function canGoBack(groups, state) {
  const before = back(groups, state);
  return before.group === null
    ? state.group !== null
    : before.path.length < state.path.length && lit(groups, before).length > 1;
}
