import type { PitStop } from '@console/api/pit-stops/schema';
import { pitStopSource } from '@console/api/reviews/queueSources';
import { PriorityText } from '../../parts/priority/PriorityText.tsx';
import { ReviewMode } from '../review-mode/ReviewMode.tsx';
import type { ReviewModeProps, ReviewSubject } from '../review-mode/subject.ts';
import { pitStopReview } from './pitStopReview.form.ts';
import { PitStopFacts, PitStopReviewDialog } from './PitStopReviewDialog.tsx';

const subject: ReviewSubject<PitStop> = {
  kind: 'pit-stops',
  source: pitStopSource,
  actionLabels: pitStopReview.actionLabels,
  deciding: ({ priority }) => <PriorityText value={priority} />,
  careerPage: ({ entity }) => entity.career_page,
  Facts: PitStopFacts,
  Review: PitStopReviewDialog,
};

/** The pit stops, one by one. */
export const PitStopReviewMode = (props: ReviewModeProps<PitStop>) => (
  <ReviewMode subject={subject} {...props} />
);
