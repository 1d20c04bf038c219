import { getConfig } from '@console/api/core/config';

/**
 * Where the legacy admin host unserves every item of a scrape's queue, from the first one on (HTTP
 * contract, section 10.2).
 */
export function unserveQueueHref(scrapeId: number): string {
  const { legacyBaseUrl, legacyPopupPath } = getConfig();
  const query = new URLSearchParams({
    command: 'unserveQueue',
    scrape_id: String(scrapeId),
    from_ndx: '1',
  });
  return `${legacyBaseUrl}${legacyPopupPath}?${query.toString()}`;
}

/**
 * Without noopener, which would cost us the handle: `closed` is all that another host's window
 * tells.
 */
const FEATURES = 'width=550,height=550';
const LOOK_EVERY_MS = 500;

/**
 * Opens a small window at once, within the click, so that no browser blocks it, and says when a
 * person has closed it. False where it was blocked all the same.
 */
export function openPopup(href: string, onClosed: () => void): boolean {
  const popup = window.open(href, '_blank', FEATURES);
  if (!popup || popup.closed) return false;
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    onClosed();
  }, LOOK_EVERY_MS);
  return true;
}
