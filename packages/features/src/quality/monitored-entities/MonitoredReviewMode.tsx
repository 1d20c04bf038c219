import type { MonitoredEntity, MonitoredKind } from '@console/api/monitored-entities/schema';
import { monitoredSource } from '@console/api/reviews/queueSources';
import { formatCount } from '@console/ui/numbers.ts';
import { ReviewMode } from '../review-mode/ReviewMode.tsx';
import type { ReviewModeProps, ReviewSubject } from '../review-mode/subject.ts';
import { monitoredEntityReview } from './monitoredEntityReview.form.ts';
import {
  MonitoredEntityFacts,
  MonitoredEntityReviewDialog,
} from './MonitoredEntityReviewDialog.tsx';

const subjectOf = (kind: MonitoredKind): ReviewSubject<MonitoredEntity> => ({
  kind: 'monitored-entities',
  tab: kind === 'new' ? 'new-entities' : 'monitored-entities',
  source: monitoredSource(kind),
  actionLabels: monitoredEntityReview.actionLabels,
  deciding: ({ entity }) => formatCount(entity.num_jobs),
  careerPage: ({ entity }) => entity.career_page,
  Facts: MonitoredEntityFacts,
  Review: (props) => <MonitoredEntityReviewDialog kind={kind} {...props} />,
});
const monitored = subjectOf('monitored');
const created = subjectOf('new');

/** The monitored entities, one by one. */
export const MonitoredReviewMode = (props: ReviewModeProps<MonitoredEntity>) => (
  <ReviewMode subject={monitored} {...props} />
);
/** The new entities, one by one. */
export const NewReviewMode = (props: ReviewModeProps<MonitoredEntity>) => (
  <ReviewMode subject={created} {...props} />
);
