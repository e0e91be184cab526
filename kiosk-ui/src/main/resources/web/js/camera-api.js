// Calls about the camera. Each returns {ok, refused, error, body}; none throws.

import { get, json } from './api.js';

export const view = () => get('/api/camera');
export const cameras = () => get('/api/cameras');
export const use = (id) => json('/api/cameras', { id });
export const tray = (area) => json('/api/camera/tray', area ?? { automatic: true });
export const board = () => get('/api/board-camera');
export const boardCorners = (body) => json('/api/board-camera/corners', body);
export const boardFirst = (u, v) => json('/api/board-camera/first', { u, v });
export const placed = () => json('/api/camera/placed', {});
export const calibrate = (step) => json('/api/camera/calibration', { step });
export const askFor = (face) => json('/api/camera/calibration', { face });
export const wipeProfile = () => json('/api/camera/profile/wipe', { sure: true });
export const lastRoll = () => get('/api/corrections');
export const correct = (number, was) => json('/api/corrections', { number, was });
export const wipeCorrections = () => json('/api/corrections/wipe', { sure: true });
