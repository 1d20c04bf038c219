import { useReasonNotAllowed } from '@console/api/roles/client';
import { useRefreshScrapes } from '@console/api/scrapes/client';
import { Button } from '@console/ui/Button';
import { showError } from '@console/ui/Notices/notices.store.ts';
import { openPopup, unserveQueueHref } from './legacyPopup.ts';

interface UnserveItemsButtonProps {
  scrapeId: number;
}

/**
 * Opens the legacy admin page that unserves the items in the queue of a scrape. When the page is
 * closed, the scrapes on the screen are read again.
 */
export function UnserveItemsButton({ scrapeId }: UnserveItemsButtonProps) {
  const refresh = useRefreshScrapes();
  const disabledReason = useReasonNotAllowed('stuckScrapes.unserveItems');
  const unserve = () => {
    const href = unserveQueueHref(scrapeId);
    if (openPopup(href, refresh)) return;
    showError({
      title: 'The window was blocked.',
      detail: `The browser did not open the legacy admin page for scrape ${scrapeId}.`,
      link: { label: 'Open it in a new tab', href, newTab: true },
    });
  };
  return (
    <Button size="sm" disabledReason={disabledReason} onClick={unserve}>
      Unserve Items
    </Button>
  );
}
