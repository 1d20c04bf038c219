import { useItemsInQueue } from '@console/api/scrapes/client';
import type { Scrape } from '@console/api/scrapes/schema';
import { formatInstant } from '@console/ui/DateText/dates.ts';
import { IconButton } from '@console/ui/IconButton';
import { RefreshCw } from 'lucide-react';
import { formatCount } from '../cells/formatCount.ts';
import styles from './ItemsInQueue.module.css';

interface ItemsInQueueProps {
  scrape: Scrape;
  /** What else of the scrape may have changed is read again too. */
  onRefresh: () => void;
}

/**
 * How much work waits for a scrape: what the scrape itself says until it has been counted, then the
 * count, which can be made again.
 */
export function ItemsInQueue({ scrape, onRefresh }: ItemsInQueueProps) {
  const { data: count, isValidating, mutate } = useItemsInQueue(scrape.id);
  const refresh = () => {
    void mutate();
    onRefresh();
  };
  return (
    <span className={styles.items} data-counting={isValidating || undefined}>
      <output title={count?.checked_at ? `Counted ${formatInstant(count.checked_at)}` : undefined}>
        {formatCount(count ? count.items_in_queue : scrape.items_in_queue)}
      </output>
      <IconButton
        size="sm"
        label="Refresh Items in Queue"
        icon={<RefreshCw aria-hidden="true" />}
        onClick={refresh}
      />
    </span>
  );
}
