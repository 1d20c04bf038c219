import { useItemsInQueue } from '@console/api/scrapes/client';
import type { Scrape } from '@console/api/scrapes/schema';
import { DateText } from '@console/ui/DateText';
import { formatInstant } from '@console/ui/DateText/instants.ts';
import { Facts } from '@console/ui/Facts';
import { IconButton } from '@console/ui/IconButton';
import { formatCount } from '@console/ui/numbers.ts';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { AtsName, ScrapeLink } from '../cells/EntityLink.tsx';
import { ExternalLink } from '../cells/ExternalLink.tsx';
import { StageBadge } from '../cells/LifecycleBadge.tsx';
import styles from './ScrapeInfo.module.css';

interface ItemsInQueueProps {
  scrape: Scrape;
  /** Reads the scrape again as well. */
  onRefresh: () => void;
}

/** Shows the number stored with the scrape until the exact count arrives. The button counts again. */
function ItemsInQueue({ scrape, onRefresh }: ItemsInQueueProps) {
  const { data: count, error, isValidating, mutate } = useItemsInQueue(scrape.id);
  const refresh = () => {
    void mutate();
    onRefresh();
  };
  return (
    <span className={styles.items} data-counting={isValidating || undefined}>
      <output title={count?.checked_at ? `Counted ${formatInstant(count.checked_at)}` : undefined}>
        {formatCount(count ? count.items_in_queue : scrape.items_in_queue)}
        {error && ' (not counted now)'}
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

interface ScrapeFactsProps {
  scrape: Scrape;
  /** Reads the scrape again. */
  onRefresh: () => void;
}

/** The facts of a scrape, in the order that the requirements state. */
export function ScrapeFacts({ scrape, onRefresh }: ScrapeFactsProps) {
  return (
    <Facts
      rows={[
        [
          'Name',
          <ScrapeLink key="name" id={scrape.id}>
            {scrape.name}
          </ScrapeLink>,
        ],
        [
          'SID',
          <ScrapeLink key="id" id={scrape.id}>
            {scrape.id}
          </ScrapeLink>,
        ],
        ['Status', <StageBadge key="status" status={scrape.status} />],
        ['Career Portal', <ExternalLink key="portal" url={scrape.career_portal} />],
        ['Date Added', <DateText key="added" at={scrape.date_added} />],
        ['Items in Queue', <ItemsInQueue key="items" scrape={scrape} onRefresh={onRefresh} />],
        ['Total Jobs', formatCount(scrape.num_jobs)],
        ['Jobs without Location', formatCount(scrape.jobs_without_location)],
        // An absent value of this row is a hyphen, not the en dash of the other rows.
        [
          'Underrun Protection Triggered',
          scrape.underrun_timestamp === null ? (
            '-'
          ) : (
            <DateText key="underrun" at={scrape.underrun_timestamp} />
          ),
        ],
        ['ATS', <AtsName key="ats" ats={scrape.ats} />],
        ['Location', scrape.location || '–'],
        ['Site Type', scrape.site_type_label || '–'],
      ]}
    />
  );
}
