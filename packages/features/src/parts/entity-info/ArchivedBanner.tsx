import { useReasonCodes } from '@console/api/lookups/client';
import { Banner } from '@console/ui/Banner';
import { DateText } from '@console/ui/DateText';
import { archiveReasonLabel } from '../archive-entity/archiveReasons.ts';

interface ArchivedBannerProps {
  /** When the entity was archived, in Unix seconds. */
  at: number | null;
  reason: string | null;
}

/** Says why an entity is locked, and how to unlock it. */
export function ArchivedBanner({ at, reason }: ArchivedBannerProps) {
  const { data: reasons } = useReasonCodes('archive_entity');
  return (
    <Banner tone="danger">
      <strong>Archived Entity</strong>
      {at !== null && reason !== null ? (
        <p>
          This Entity was archived on <DateText at={at} /> because{' '}
          {archiveReasonLabel(reason, reasons)}. To unlock the entity use the Unarchive action from
          the top menu.
        </p>
      ) : (
        <p>This Entity has been archived.</p>
      )}
    </Banner>
  );
}
