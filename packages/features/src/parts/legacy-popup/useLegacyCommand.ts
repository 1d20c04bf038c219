import type { Command } from '@console/api/scrape-edit/rules';
import { useRefreshScrapes } from '@console/api/scrapes/client';
import { showError } from '@console/ui/Notices/notices.store.ts';
import { commandHref, openPopup } from './legacyPopup.ts';

/**
 * Opens the legacy admin page for a command of a scrape. When the page is closed, the scrapes on
 * the screen are read again. A blocked page leaves a notice with a link. Call it within the click.
 */
export function useLegacyCommand(scrapeId: number): (command: Command) => void {
  const refresh = useRefreshScrapes();
  return (command) => {
    const href = commandHref(command, scrapeId);
    if (openPopup(href, refresh)) return;
    showError({
      title: 'The window was blocked.',
      detail: `The browser did not open the legacy admin page for scrape ${scrapeId}.`,
      link: { label: 'Open it in a new tab', href, newTab: true },
    });
  };
}
