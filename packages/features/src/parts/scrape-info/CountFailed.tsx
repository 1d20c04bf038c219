import type { useItemsInQueue } from '@console/api/scrapes/client';
import { Button } from '@console/ui/Button';
import { formatMinute } from '@console/ui/DateText/instants.ts';

interface CountFailedProps {
  /** The count of the items in the queue, which has failed. */
  read: Pick<ReturnType<typeof useItemsInQueue>, 'data' | 'isValidating' | 'mutate'>;
}

/** How old the number of items in the queue is, and a way to count again. */
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
