import { proxy } from 'valtio';

const KEY = 'list-sidebar';

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether the lists show their filters beside the rows: a preference of this browser. */
export const layoutStore = proxy({
  sidebarOpen: typeof localStorage !== 'undefined' && remembered() === 'open',
});

/** True until the filters are opened or closed in this browser for the first time. */
export const isSidebarUndecided = (): boolean => remembered() === null;

export function setSidebarOpen(open: boolean): void {
  layoutStore.sidebarOpen = open;
  try {
    localStorage.setItem(KEY, open ? 'open' : 'closed');
  } catch {
    // Local storage is full: the choice lasts until the page is closed.
  }
}

/**
 * Opens the filters on a screen that shows them by default, unless this browser has closed them
 * before or they would cover the rows.
 */
export function openSidebarAtFirst(): void {
  if (isSidebarUndecided() && matchMedia('(min-width: 1200px)').matches)
    layoutStore.sidebarOpen = true;
}
