import { useReasonCodes } from '@console/api/lookups/client';
import { Banner } from '@console/ui/Banner';
import { DateText } from '@console/ui/DateText';
import { archiveReasonLabel } from '../archive-entity/archiveReasons.ts';
import { MISSPELT } from '../messages.ts';

interface ArchivedScrapeBannerProps {
  /** Unix seconds. */
  at: number | null;
  reason: string | null;
}

/** Why a scrape is locked, and the way back (document B, section 2; B-AMB-044). */
export function ArchivedScrapeBanner({ at, reason }: ArchivedScrapeBannerProps) {
  const { data: reasons } = useReasonCodes('archive_scrape');
  return (
    <Banner tone="danger">
      {at !== null && reason !== null ? (
        <>
          This Scrape was archived on <DateText at={at} /> because{' '}
          {archiveReasonLabel(reason, reasons)}. {MISSPELT.unlockScrape}
        </>
      ) : (
        'This Scrape has been archived.'
      )}
    </Banner>
  );
}
