let loaded: Promise<typeof import('@console/ui/FilterSidebar')> | undefined;

/**
 * The filters' script, which the first screen does not need: fetched when somebody points at
 * Filter, again after a failure.
 */
export const loadFilterSidebar = () =>
  (loaded ??= import('@console/ui/FilterSidebar').catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));
