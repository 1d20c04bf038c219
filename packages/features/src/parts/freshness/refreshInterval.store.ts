import { readPreference, storePreference } from '@console/api/core/preferences';
import { proxy } from 'valtio';

const KEY = 'refresh-every';

/** The choices, in seconds. Zero switches the refresh off. */
export const REFRESH_CHOICES = [
  { seconds: 0, label: 'Off' },
  { seconds: 30, label: '30 s' },
  { seconds: 60, label: '1 min' },
  { seconds: 300, label: '5 min' },
] as const;

function remembered(): number {
  const stored = readPreference(KEY);
  return REFRESH_CHOICES.find(({ seconds }) => String(seconds) === stored)?.seconds ?? 60;
}

/**
 * How often, in seconds, lists that change by themselves are read again: a preference of this
 * browser.
 */
export const refreshIntervalStore = proxy({ seconds: remembered() });

/** Chooses and remembers the interval in seconds. */
export function setRefreshInterval(seconds: number): void {
  refreshIntervalStore.seconds = seconds;
  storePreference(KEY, String(seconds));
}

/** Resets the choice to the stored one, as a reload does. For tests. */
export function resetRefreshInterval(): void {
  refreshIntervalStore.seconds = remembered();
}
