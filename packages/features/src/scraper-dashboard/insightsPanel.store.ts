import { proxy } from 'valtio';

const KEY = 'insights-panel';

function isOpenAtFirst(): boolean {
  try {
    const remembered = localStorage.getItem(KEY);
    if (remembered !== null) return remembered === 'open';
  } catch {
    // Local storage is blocked: the window's width decides.
  }
  return typeof matchMedia === 'function' && matchMedia('(min-width: 1440px)').matches;
}

/** Whether the scraper dashboard shows its insights: a preference of this browser. */
export const insightsPanelStore = proxy({ open: isOpenAtFirst() });

/** Shows or hides the insights and remembers it. */
export function setInsightsOpen(open: boolean): void {
  insightsPanelStore.open = open;
  try {
    localStorage.setItem(KEY, open ? 'open' : 'closed');
  } catch {
    // Local storage is full: the choice lasts until the page is closed.
  }
}
