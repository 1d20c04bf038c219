import { readPreference, storePreference } from '@console/api/core/preferences';
import type { Density } from '@console/ui/DataTable/tableLayout.ts';
import { proxy } from 'valtio';

const KEY = 'list-sidebar';

const DENSITY_KEY = 'list-density';

interface ListPreferences {
  sidebarOpen: boolean;
  density: Density;
}

/**
 * What a person has chosen for all lists: whether the filters stand beside the rows, and how close
 * together the rows are. The filters are closed at first, because the rows need the room.
 */
export const layoutStore = proxy<ListPreferences>({
  sidebarOpen: readPreference(KEY) === 'open',
  density: readPreference(DENSITY_KEY) === 'compact' ? 'compact' : 'normal',
});

export function setSidebarOpen(open: boolean): void {
  layoutStore.sidebarOpen = open;
  storePreference(KEY, open ? 'open' : 'closed');
}

export function setDensity(density: Density): void {
  layoutStore.density = density;
  storePreference(DENSITY_KEY, density);
}
