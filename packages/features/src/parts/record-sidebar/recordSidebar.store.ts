import { readPreference, storePreference } from '@console/api/core/preferences';
import { proxy, useSnapshot } from 'valtio';

const KEY = 'record-sidebar';

function isOpenAtFirst(): boolean {
  const stored = readPreference(KEY);
  if (stored !== null) return stored === 'open';
  return (
    typeof matchMedia === 'function' &&
    matchMedia('(min-width: 1440px) and (min-height: 600px)').matches
  );
}

/**
 * Whether record pages show their sidebar, and which panel of it: a preference of this browser.
 * Until it is changed for the first time, the size of the window decides.
 */
export const recordSidebarStore = proxy<{ open: boolean; panel: string | undefined }>({
  open: isOpenAtFirst(),
  panel: undefined,
});

/**
 * Whether the sidebar shows this panel. The page of the record then leaves out what stands in it.
 * "overview" is also what a page shows that has not the chosen panel, such as the filters of a
 * tab.
 */
export function useShownPanel(panel: 'overview' | 'notes'): boolean {
  const { open, panel: chosen } = useSnapshot(recordSidebarStore);
  const isElsewhere = chosen === 'queue-status' || chosen === 'notes';
  return open && (panel === 'notes' ? chosen === 'notes' : !isElsewhere);
}

/** Opens or closes the sidebar and remembers it. */
export function setRecordSidebarOpen(open: boolean): void {
  recordSidebarStore.open = open;
  storePreference(KEY, open ? 'open' : 'closed');
}

/** Shows one panel, and opens the sidebar for it. */
export function showRecordPanel(panel: string): void {
  recordSidebarStore.panel = panel;
  setRecordSidebarOpen(true);
}

/** Resets the choice to the stored one, as a reload does. For tests. */
export function resetRecordSidebar(): void {
  recordSidebarStore.open = isOpenAtFirst();
  recordSidebarStore.panel = undefined;
}
