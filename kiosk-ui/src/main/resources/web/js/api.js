// Calls to the table. Each returns {ok, status, refused, error, body}; none throws.

import { say } from './texts.js';

async function call(path, options) {
  try {
    const answer = await fetch(path, options);
    const json = await answer.json().catch(() => ({}));
    return { ok: answer.ok, status: answer.status, refused: json.refused, error: json.error?.text ? say(json.error.text) : json.error?.message, body: json };
  } catch {
    return { ok: false, unreachable: true, body: {} };
  }
}

const post = (path, body, type = 'application/json') =>
  call(path, { method: 'POST', body, headers: { 'Content-Type': type } });

export const json = (path, body) => post(path, JSON.stringify(body));
export const get = (path) => call(path, { cache: 'no-store' });

export const newGame = (revision, setup, game = 'lunar-command') => json('/api/games', { game, setup, revision });
export const choose = (revision, option) => json('/api/choose', { revision, option });
export const hint = () => get('/api/hint');
export const explain = (place) => get(`/api/explain?at=${place}`);
export const roll = (revision) => json('/api/roll', { revision });
export const undo = (revision) => json('/api/undo', { revision });
export const redo = (revision) => json('/api/redo', { revision });
export const go = (revision, line) => json('/api/go', { revision, line });
export const throwDie = () => post('/api/throw', '{}');
export const cardPicture = (revision, file) =>
  post(`/api/card-picture?revision=${revision}`, file, file.type || 'image/jpeg');
export const diePicture = (revision, file) =>
  post(`/api/die-picture?revision=${revision}`, file, file.type || 'image/jpeg');
