import { readPreference, storePreference } from '@console/api/core/preferences';
import { proxy } from 'valtio';

const KEY = 'insights-panel';

function isOpenAtFirst(): boolean {
  const stored = readPreference(KEY);
  if (stored !== null) return stored === 'open';
  return typeof matchMedia === 'function' && matchMedia('(min-width: 1440px)').matches;
}

/** Whether the scraper dashboard shows its insights: a preference of this browser. */
export const insightsPanelStore = proxy({ open: isOpenAtFirst() });

/** Shows or hides the insights and remembers it. */
export function setInsightsOpen(open: boolean): void {
  insightsPanelStore.open = open;
  storePreference(KEY, open ? 'open' : 'closed');
}
