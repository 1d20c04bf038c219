let script: Promise<typeof import('@console/ui/FilterSidebar')> | undefined;

/** The first screen does without this script. A failed load is tried again at the next call. */
export const loadFilterSidebar = () =>
  (script ??= import('@console/ui/FilterSidebar').catch((error: unknown) => {
    script = undefined;
    throw error;
  }));
