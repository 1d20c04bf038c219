import type { useItemsInQueue } from '@console/api/scrapes/client';
import { Button } from '@console/ui/Button';
import { formatMinute } from '@console/ui/DateText/instants.ts';

interface CountFailedProps {
  /** The failed count of the items in the queue. */
  read: Pick<ReturnType<typeof useItemsInQueue>, 'data' | 'isValidating' | 'mutate'>;
}

/** Says when the items in the queue were last counted. A button counts them again. */
export function CountFailed({ read: { data, isValidating, mutate } }: CountFailedProps) {
  const age = data?.checked_at ? `counted ${formatMinute(data.checked_at)}` : 'not counted now';
  return (
    <>
      {` (${age}) `}
      <Button size="sm" pending={isValidating} onClick={() => void mutate()}>
        Retry
      </Button>
    </>
  );
}
