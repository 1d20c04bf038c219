import type { Control } from '@console/api/roles/controls';
import { lazy } from '@console/ui/lazy';
import type { FunctionComponent } from 'react';
import type { ReviewModeProps } from '../review-mode/subject.ts';

/**
 * The review mode of a tab, whose script comes when somebody is about to open it.
 *
 * @param control the review in the table of roles
 */
export function reviewModeOf<Row>(
  control: Control,
  load: () => Promise<FunctionComponent<ReviewModeProps<Row>>>,
) {
  return {
    control,
    Mode: lazy(async () => await load()),
    preload: () => void load().catch(() => undefined),
  };
}
export type TabReviewMode<Row> = ReturnType<typeof reviewModeOf<Row>>;

/** What stands in the place of the rows says itself where review mode begins and ends there. */
export interface StandIn {
  /** Opens review mode at what has the focus; false where nothing has. */
  begin: () => boolean;
  /** Returns the focus after review mode; false where it cannot. */
  end: () => boolean;
}
