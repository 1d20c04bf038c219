import { proxy } from 'valtio';

const KEY = 'list-sidebar';

/** Whether the lists show their filters beside the rows: a preference of this browser. */
export const layoutStore = proxy({ sidebarOpen: typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'open' });

export function setSidebarOpen(open: boolean): void {
  layoutStore.sidebarOpen = open;
  try {
    localStorage.setItem(KEY, open ? 'open' : 'closed');
  } catch {
    // A full local storage costs the memory of it, not the sidebar.
  }
}
