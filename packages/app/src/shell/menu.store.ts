import { readPreference, storePreference } from '@console/api/core/preferences';
import { proxy } from 'valtio';

const KEY = 'side-menu';

/** Whether the side menu is collapsed: a preference of this browser. */
export const menuStore = proxy({ collapsed: readPreference(KEY) === 'collapsed' });

export function toggleMenu() {
  menuStore.collapsed = !menuStore.collapsed;
  storePreference(KEY, menuStore.collapsed ? 'collapsed' : 'expanded');
}
