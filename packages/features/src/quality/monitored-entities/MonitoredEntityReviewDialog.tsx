import {
  useReloadMonitoredEntity,
  useReviewMonitoredEntity,
} from '@console/api/monitored-entities/client';
import type { MonitoredEntity, MonitoredKind } from '@console/api/monitored-entities/schema';
import { ExternalLink } from '../../parts/cells/ExternalLink.tsx';
import { formatCount } from '../../parts/cells/formatCount.ts';
import { Fact } from '../review/Fact.tsx';
import { LatestNote } from '../review/LatestNote.tsx';
import { reviewedText } from '../review/reviewedText.ts';
import { ReviewFields } from '../review/ReviewFields.tsx';
import { ReviewFrame } from '../review/ReviewFrame.tsx';
import { RowFacts } from '../review/RowFacts.tsx';
import { useActionReview } from '../review/useActionReview.ts';
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

/** Decides what becomes of a monitored or a new entity. */
export function MonitoredEntityReviewDialog({
  row,
  kind,
  onSaved,
  onClose,
}: MonitoredEntityReviewDialogProps) {
  const review = useActionReview({
    kind: monitoredEntityReview,
    row,
    onSaved,
    onClose,
    write: useReviewMonitoredEntity(),
    reload: useReloadMonitoredEntity(),
    success: SUCCESS[kind],
  });
  const { base } = review;
  return (
    <ReviewFrame title={`Review ${base.entity.company_name}`} review={review} onClose={onClose}>
      <RowFacts>
        <Fact name="URL">{base.entity.url && <ExternalLink url={base.entity.url} />}</Fact>
        <Fact name="Career Page">
          {base.entity.career_page && <ExternalLink url={base.entity.career_page} />}
        </Fact>
        <Fact name="Jobs">{formatCount(base.entity.num_jobs)}</Fact>
        <Fact name="Last Reviewed">{reviewedText(base)}</Fact>
        <Fact name="Latest Note">
          {base.latest_note?.content && <LatestNote html={base.latest_note.content} />}
        </Fact>
      </RowFacts>
      <ReviewFields review={review} />
    </ReviewFrame>
  );
}
