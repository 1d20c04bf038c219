import type { Body } from '@console/api/core/endpoint';
import { lazy } from '@console/ui/lazy';
import type { ReviewKind, ReviewRow } from '../review/reviewKind.ts';
import type { SheetProps } from './useBulkForm.ts';

const loadBatch = () => import('./BatchSheet.tsx');
const loadAssign = () => import('./AssignSheet.tsx');

/** Fetches the chunks of the sheets. */
export const preloadSheets = () =>
  void Promise.all([loadBatch(), loadAssign()]).catch(() => undefined);

export interface BatchProps<Row extends ReviewRow> extends SheetProps<Row> {
  /** The action that is chosen when the sheet opens; empty for none. */
  action: string;
}

/** The sheets for one kind of rows. Their chunks are fetched when one is opened. */
export const sheetsOf = <Row extends ReviewRow, Review extends Body>(
  kind: ReviewKind<Row, Review>,
) => ({
  Batch: lazy(async () => {
    const { BatchSheet } = await loadBatch();
    return (props: BatchProps<Row>) => <BatchSheet {...props} kind={kind} />;
  }),
  Assign: lazy(async () => {
    const { AssignSheet } = await loadAssign();
    const { assign } = kind;
    return (props: SheetProps<Row>) =>
      assign ? <AssignSheet {...props} kind={kind} assign={assign} /> : null;
  }),
});
