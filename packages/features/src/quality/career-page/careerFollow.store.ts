import { readPreference, storePreference } from '@console/api/core/preferences';
import { proxy } from 'valtio';

const KEY = 'career-page-follows';

/** Whether the window for career pages follows the open row: a preference of this browser. */
export const careerFollowStore = proxy({ on: readPreference(KEY) === 'on' });

export function setCareerFollow(on: boolean): void {
  careerFollowStore.on = on;
  storePreference(KEY, on ? 'on' : 'off');
}
