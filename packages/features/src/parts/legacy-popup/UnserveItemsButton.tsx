import { useReasonNotAllowed } from '@console/api/roles/client';
import { Button } from '@console/ui/Button';
import { useLegacyCommand } from './useLegacyCommand.ts';

interface UnserveItemsButtonProps {
  scrapeId: number;
}

/** A button that opens the page of the legacy host that unserves the items in the queue of a scrape. */
export function UnserveItemsButton({ scrapeId }: UnserveItemsButtonProps) {
  const send = useLegacyCommand(scrapeId);
  const disabledReason = useReasonNotAllowed('stuckScrapes.unserveItems');
  return (
    <Button size="sm" disabledReason={disabledReason} onClick={() => send('unserveQueue')}>
      Unserve Items
    </Button>
  );
}
