import { useReasonCodes } from '@console/api/lookups/client';
import type { Scrape } from '@console/api/scrapes/schema';
import { Banner } from '@console/ui/Banner';
import { DateText } from '@console/ui/DateText';
import { archiveReasonLabel } from '../archive-entity/archiveReasons.ts';

interface ArchivedScrapeBannerProps {
  /** When the scrape was archived, in Unix seconds. */
  at: number | null;
  reason: string | null;
}

/** Says why a scrape is locked, and how to unlock it. */
function ArchivedScrapeBanner({ at, reason }: ArchivedScrapeBannerProps) {
  const { data: reasons } = useReasonCodes('archive_scrape');
  return (
    <Banner tone="danger">
      {at !== null && reason !== null ? (
        <>
          This Scrape was archived on <DateText at={at} /> because{' '}
          {archiveReasonLabel(reason, reasons)}.{' '}
          {/* The requirements state this text, although it is the scrape that is unlocked. */}
          To unlock the entity use the Unarchive action from the top menu.
        </>
      ) : (
        'This Scrape has been archived.'
      )}
    </Banner>
  );
}

interface ScrapeNoticesProps {
  scrape: Pick<Scrape, 'archived' | 'archived_date' | 'archived_reason_code' | 'active'>;
}

/** Says why a scrape is locked. It may be archived, not active, or both. */
export const ScrapeNotices = ({ scrape }: ScrapeNoticesProps) => (
  <>
    {scrape.archived && (
      <ArchivedScrapeBanner at={scrape.archived_date} reason={scrape.archived_reason_code} />
    )}
    {!scrape.active && (
      <Banner tone="warning">
        This scrape is not active. To unlock the scrape, edit the Scrape Info to activate.
      </Banner>
    )}
  </>
);
