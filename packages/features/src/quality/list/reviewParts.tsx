import type { Body } from '@console/api/core/endpoint';
import type { Control } from '@console/api/roles/controls';
import { lazy } from '@console/ui/lazy';
import type { FunctionComponent } from 'react';
import type { BulkBarProps } from '../bulk/BulkBar.tsx';
import type { ReviewModeProps } from '../review-mode/reviewModeProps.ts';
import type { ReviewKind, ReviewRow, RowReviewProps } from '../review/reviewKind.ts';

type ModeOf<Row> = FunctionComponent<ReviewModeProps<Row>>;

/**
 * The components that review the rows of a tab. Their chunks load when they are needed.
 *
 * @param control the control whose roles may review
 * @param load loads the kind of review
 * @param loadMode loads review mode, when it is not the usual one
 */
export function reviewParts<Row extends ReviewRow, Review extends Body>(
  control: Control,
  load: () => Promise<ReviewKind<Row, Review>>,
  loadMode: () => Promise<ModeOf<Row>> = async () => {
    const [{ ReviewMode }, kind] = await Promise.all([
      import('../review-mode/ReviewMode.tsx'),
      load(),
    ]);
    return (props: ReviewModeProps<Row>) => <ReviewMode kind={kind} {...props} />;
  },
) {
  const loadReview = () => Promise.all([import('../review/ReviewOfRow.tsx'), load()]);
  const loadAssign = () => import('../assign/AssignDialog.tsx');
  const preload = async () => {
    const [, { assign }] = await loadReview();
    if (assign) await loadAssign();
  };
  return {
    control,
    Review: lazy(async () => {
      const [{ ReviewOfRow }, kind] = await loadReview();
      return (props: RowReviewProps<Row>) => <ReviewOfRow kind={kind} {...props} />;
    }),
    Assign: lazy(async () => {
      const [{ AssignDialog }, { assign }] = await Promise.all([loadAssign(), load()]);
      return (props: RowReviewProps<Row>) =>
        assign ? <AssignDialog assign={assign} {...props} /> : null;
    }),
    Bulk: lazy(async () => {
      const [{ BulkBar }, kind] = await Promise.all([import('../bulk/BulkBar.tsx'), load()]);
      return (props: BulkBarProps<Row>) => <BulkBar kind={kind} {...props} />;
    }),
    Mode: lazy(async () => await loadMode()),
    preload: () => void preload().catch(() => undefined),
    preloadMode: () => void loadMode().catch(() => undefined),
  };
}
export type ReviewParts<Row extends ReviewRow> = ReturnType<typeof reviewParts<Row, Body>>;
