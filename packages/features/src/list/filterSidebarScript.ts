import { use } from 'react';

type FilterSidebarModule = typeof import('@console/ui/FilterSidebar');

let pending: Promise<FilterSidebarModule> | undefined;
let loaded: FilterSidebarModule | undefined;

async function load(): Promise<FilterSidebarModule> {
  try {
    loaded = await import('@console/ui/FilterSidebar');
    return loaded;
  } catch (error) {
    pending = undefined;
    throw error;
  }
}

/** The first screen does without this script. A failed load is tried again at the next call. */
export const loadFilterSidebar = () => (pending ??= load());

/** Suspends only until the script is loaded. */
export const useFilterSidebar = () => loaded ?? use(loadFilterSidebar());
