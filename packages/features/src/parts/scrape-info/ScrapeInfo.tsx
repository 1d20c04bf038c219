import type { Scrape } from '@console/api/scrapes/schema';
import { Banner } from '@console/ui/Banner';
import { DateText } from '@console/ui/DateText';
import { Facts } from '@console/ui/Facts';
import { ScrapeLink } from '../cells/EntityLink.tsx';
import { ExternalLink } from '../cells/ExternalLink.tsx';
import { formatCount } from '../cells/formatCount.ts';
import { StageBadge } from '../cells/LifecycleBadge.tsx';
import { ArchivedScrapeBanner } from './ArchivedScrapeBanner.tsx';
import { ItemsInQueue } from './ItemsInQueue.tsx';
import styles from './ScrapeInfo.module.css';

interface ScrapeInfoProps {
  scrape: Scrape;
  /** Reads the scrape again. */
  onRefresh: () => void;
}

/**
 * What a scrape is and does, in the stated order, under what locks it (document B, section 2). Both
 * notices may stand there (B-AMB-064).
 */
export function ScrapeInfo({ scrape, onRefresh }: ScrapeInfoProps) {
  return (
    <div className={styles.info}>
      {scrape.archived && (
        <ArchivedScrapeBanner at={scrape.archived_date} reason={scrape.archived_reason_code} />
      )}
      {!scrape.active && (
        <Banner tone="warning">
          This scrape is not active. To unlock the scrape, edit the Scrape Info to activate.
        </Banner>
      )}
      <Facts
        rows={[
          [
            'Name',
            <ScrapeLink key="name" id={scrape.id}>
              {scrape.name}
            </ScrapeLink>,
          ],
          ['SID', scrape.id],
          ['Status', <StageBadge key="status" status={scrape.status} />],
          ['Career Portal', <ExternalLink key="portal" url={scrape.career_portal} />],
          ['Date Added', <DateText key="added" at={scrape.date_added} />],
          ['Items in Queue', <ItemsInQueue key="items" scrape={scrape} onRefresh={onRefresh} />],
          ['Total Jobs', formatCount(scrape.num_jobs)],
          ['Jobs without Location', formatCount(scrape.jobs_without_location)],
          // A dash of the documents' own, not the en dash of an absent value (decision 36).
          [
            'Underrun Protection Triggered',
            scrape.underrun_timestamp === null ? (
              '-'
            ) : (
              <DateText key="underrun" at={scrape.underrun_timestamp} />
            ),
          ],
          ['ATS', scrape.ats || '–'],
          ['Location', scrape.location || '–'],
          ['Site Type', scrape.site_type_label || '–'],
        ]}
      />
    </div>
  );
}
