import { preloadable } from '@console/ui/preloadable';

type FilterSidebarModule = typeof import('@console/ui/FilterSidebar');

let loaded: FilterSidebarModule | undefined;
const load = async () => (loaded ??= await import('@console/ui/FilterSidebar'));

/** The filters. Their chunk is not part of the first screen. */
export const FilterSidebar = preloadable(async () => (await load()).FilterSidebar);

/** The loaded module, for components that are shown inside the filters. */
export const filterSidebarScript = () => loaded;
