import type { Control } from '@console/api/roles/controls';
import { lazy } from '@console/ui/lazy';
import type { FunctionComponent } from 'react';
import type { ReviewModeProps } from '../review-mode/subject.ts';

/**
 * The lazily loaded review mode of a tab.
 *
 * @param control the control whose roles may open it
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

/**
 * The handle of content that replaces the rows of a tab. It decides where review mode begins, and
 * where the focus goes afterwards.
 */
export interface RowsReplacement {
  /** Opens review mode at the focused item. Returns false when there is none. */
  begin: () => boolean;
  /** Restores the focus after review mode. Returns false when it cannot. */
  end: () => boolean;
}
