import { proxy } from 'valtio';

const KEY = 'career-page-follows';

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Whether the window for career pages follows the open row: a preference of this browser. */
export const careerFollowStore = proxy({ on: remembered() });

export function setCareerFollow(on: boolean): void {
  careerFollowStore.on = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Local storage is full: the choice lasts until the page is closed.
  }
}
