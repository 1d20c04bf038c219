import { proxy } from 'valtio';

const KEY = 'side-menu';

/** Whether the side menu is collapsed: a preference of this browser. */
export const menuStore = proxy({ collapsed: localStorage.getItem(KEY) === 'collapsed' });

export function toggleMenu() {
  menuStore.collapsed = !menuStore.collapsed;
  try {
    localStorage.setItem(KEY, menuStore.collapsed ? 'collapsed' : 'expanded');
  } catch {
    // Local storage is full: the choice lasts until the page is closed.
  }
}
