import type { Body } from '@console/api/core/endpoint';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { REVIEW_LABELS, reviewShape, type ReviewValues } from '../review/reviewForm.ts';
import type { ReviewKind, ReviewRow, Ticked } from '../review/reviewKind.ts';
import { countProblem } from './pasteCounts.ts';

const { job_count: _count, ...shared } = reviewShape.entries;

/** The values that all rows share, and the job count of each row. */
export const batchShape = v.object({
  ...shared,
  ticked: v.array(v.string()),
  /** Maps the `countKey` of a row to its typed count. */
  counts: v.record(v.string(), v.string()),
});
export type BatchValues = v.InferOutput<typeof batchShape>;

/**
 * The form field of a row's count. The prefix is needed, because react-hook-form turns numeric
 * names into an array.
 */
export const countKey = (id: number): string => `r${id}`;

export const emptyBatch = (action: string): BatchValues => ({
  action,
  reason_code: '',
  snooze_date: '',
  note: '',
  ticked: [],
  counts: {},
});

const reviewOf = ({ counts: _counts, ticked: _ticked, ...values }: BatchValues, count: string) => ({
  ...values,
  job_count: count,
});

/** The form of a batch. It reports only the problems of the values that all rows share. */
export function batchForm<Row extends ReviewRow, Review extends Body>(
  kind: ReviewKind<Row, Review>,
) {
  const { job_count: _label, ...labels } = REVIEW_LABELS;
  return defineForm<BatchValues>({
    shape: batchShape,
    labels: { ...labels, ticked: 'Options', counts: kind.labels.job_count },
    problemsOf(values) {
      const { job_count: _problem, ...problems } = kind.problemsOf(
        reviewOf(values, '0'),
        values.ticked,
      );
      return problems;
    },
  });
}

/**
 * Why a row cannot be sent. Undefined when it can. `isCount` is true when the job count is the
 * reason.
 */
export function rowProblem<Row extends ReviewRow, Review extends Body>(
  kind: ReviewKind<Row, Review>,
  row: Row,
  { action, ticked, count }: { action: string; ticked: Ticked; count: string },
): { code: string; isCount: boolean; words: string } | undefined {
  const blockReason = kind.blockReason(row, action, ticked);
  if (blockReason) return { code: blockReason.code, isCount: false, words: blockReason.message };
  if (action === '') return { code: 'without an action', isCount: false, words: 'No action yet' };
  const asked = kind.asksOf({ action }).jobCount;
  const words = asked ? countProblem(count) : undefined;
  if (words === undefined) {
    const reason = asked ? kind.batch.countBlockReason?.(Number(count), action, ticked) : undefined;
    return reason && { code: reason.code, isCount: true, words: reason.message };
  }
  const isBlank = count.trim() === '';
  return {
    code: isBlank ? 'without a job count' : 'with a job count that does not fit',
    isCount: !isBlank,
    words: isBlank ? 'No job count yet' : words,
  };
}

/** The body of the call for one row. Undefined while no action is chosen. */
export const batchBody = <Row extends ReviewRow, Review extends Body>(
  kind: ReviewKind<Row, Review>,
  values: BatchValues,
  id: number,
): Review | undefined => {
  const review: ReviewValues = reviewOf(values, values.counts[countKey(id)] ?? '');
  return kind.bodyOf(review, values.ticked);
};
