import { preloadable } from '@console/ui/preloadable';

type FilterSidebarModule = typeof import('@console/ui/FilterSidebar');

let loaded: FilterSidebarModule | undefined;
const load = async () => (loaded ??= await import('@console/ui/FilterSidebar'));

/** The first screen does without its script. */
export const FilterSidebar = preloadable(async () => (await load()).FilterSidebar);

/** The script, for what is shown inside the filters. */
export const filterSidebarScript = () => loaded;
