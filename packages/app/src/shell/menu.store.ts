import { readPreference, storePreference } from '@console/api/core/preferences';
import { proxy } from 'valtio';

const KEY = 'side-menu';

/** A window in which the page needs the room of the menu: the sizes of base.css. */
const small = matchMedia('(width < 900px), (height < 600px)');

const isCollapsed = () => small.matches || readPreference(KEY) === 'collapsed';

/**
 * Whether the side menu is collapsed: a preference of this browser. In a small window it is, until
 * it is opened for one choice.
 */
export const menuStore = proxy({ collapsed: isCollapsed() });

small.addEventListener('change', () => {
  menuStore.collapsed = isCollapsed();
});

/** Collapses the open menu of a small window, once the focus has left it. */
export function leaveMenu() {
  if (small.matches) menuStore.collapsed = true;
}

export function toggleMenu() {
  menuStore.collapsed = !menuStore.collapsed;
  if (!small.matches) storePreference(KEY, menuStore.collapsed ? 'collapsed' : 'expanded');
}
