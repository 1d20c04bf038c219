import { getConfig } from '@console/api/core/config';
import type { Command } from '@console/api/scrape-edit/rules';

/** The address of the legacy page for a command. `unserveQueue` starts at the first item. */
export function commandHref(command: Command, scrapeId: number): string {
  const { legacyBaseUrl, legacyPopupPath } = getConfig();
  const query = new URLSearchParams({
    command,
    scrape_id: String(scrapeId),
    ...(command === 'unserveQueue' && { from_ndx: '1' }),
  });
  return `${legacyBaseUrl}${legacyPopupPath}?${query.toString()}`;
}

/** `noopener` is not set, because `closed` of the window is read. */
const FEATURES = 'width=550,height=550';
const POLL_MS = 500;

/**
 * Opens a pop-up window and calls `onClosed` when the person has closed it. Call it synchronously
 * in the click handler, or the browser blocks it. Returns false when it was blocked.
 */
export function openPopup(href: string, onClosed: () => void): boolean {
  const popup = window.open(href, '_blank', FEATURES);
  if (!popup || popup.closed) return false;
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    onClosed();
  }, POLL_MS);
  return true;
}
