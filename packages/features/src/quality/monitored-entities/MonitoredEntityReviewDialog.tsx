import type { MonitoredEntity, MonitoredKind } from '@console/api/monitored-entities/schema';
import { useReloadMonitoredEntity, useReviewMonitoredEntity } from '@console/api/reviews/decisions';
import { formatCount } from '@console/ui/numbers.ts';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { ReviewFields } from '../review/ReviewFields.tsx';
import { Fact, LinkFact, RowFacts } from '../review/RowFacts.tsx';
import { useActionReview } from '../review/useReview.ts';
import { monitoredEntityReview } from './monitoredEntityReview.form.ts';

const SUCCESS: Readonly<Record<MonitoredKind, string>> = {
  monitored: 'Monitored Entity has been updated.',
  new: 'New Entity has been updated.',
};

interface MonitoredEntityReviewDialogProps {
  row: MonitoredEntity;
  /** Which of the two lists it stands in. */
  kind: MonitoredKind;
  onSaved?: (saved: MonitoredEntity) => void;
  onClose: () => void;
}

/** The facts about the row that a reviewer needs. */
export function MonitoredEntityFacts({ row }: { row: MonitoredEntity }) {
  return (
    <RowFacts row={row} note={row.latest_note}>
      <LinkFact name="URL" url={row.entity.url} />
      <LinkFact name="Career Page" url={row.entity.career_page} />
      <Fact name="Jobs">{formatCount(row.entity.num_jobs)}</Fact>
    </RowFacts>
  );
}

/** Decides what becomes of a monitored or a new entity. */
export function MonitoredEntityReviewDialog({
  row,
  kind,
  onSaved,
  onClose,
}: MonitoredEntityReviewDialogProps) {
  const form = useActionReview({
    kind: monitoredEntityReview,
    row,
    onSaved,
    onClose,
    write: useReviewMonitoredEntity(),
    reload: useReloadMonitoredEntity(),
    success: SUCCESS[kind],
  });
  return (
    <ReviewDialog form={form} Facts={MonitoredEntityFacts}>
      <ReviewFields form={form} />
    </ReviewDialog>
  );
}
