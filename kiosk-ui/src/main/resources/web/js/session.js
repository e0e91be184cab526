// What this page is to the table: its own screen, a phone that plays or watches, or a stranger.

import * as api from './api.js';

const STRANGER = { role: 'stranger', phone: null, seat: null, seats: [], phones: [] };
const TABLE = { ...STRANGER, role: 'table' };

/** The PIN that a QR code has put into the address; it is taken out of it at once. */
export function pinOfAddress() {
  const found = /^#pin=(\d{6})$/.exec(location.hash);
  if (found) {
    history.replaceState(null, '', location.pathname);
  }
  return found ? found[1] : null;
}

/** Asks the table; null when it does not answer. */
export async function loadSession() {
  const answer = await api.get('/api/session');
  return answer.ok ? answer.body : null;
}

/** Until the table has answered the page takes itself for the table's own. */
export const unknownSession = TABLE;

export const pair = (pin) => api.json('/api/session/pair', { pin });
export const sit = (seat) => api.json('/api/session/seat', { seat });
export const leave = () => api.json('/api/session/leave', {});
