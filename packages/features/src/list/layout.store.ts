import { readPreference, storePreference } from '@console/api/core/preferences';
import { proxy } from 'valtio';

const KEY = 'list-sidebar';

/** Whether the lists show their filters beside the rows: a preference of this browser. */
export const layoutStore = proxy({ sidebarOpen: readPreference(KEY) === 'open' });

/** True until the filters are opened or closed in this browser for the first time. */
export const isSidebarUndecided = (): boolean => readPreference(KEY) === null;

export function setSidebarOpen(open: boolean): void {
  layoutStore.sidebarOpen = open;
  storePreference(KEY, open ? 'open' : 'closed');
}

/**
 * Opens the filters on a screen that shows them by default, unless this browser has closed them
 * before or they would cover the rows.
 */
export function openSidebarAtFirst(): void {
  if (isSidebarUndecided() && matchMedia('(min-width: 1200px)').matches)
    layoutStore.sidebarOpen = true;
}
