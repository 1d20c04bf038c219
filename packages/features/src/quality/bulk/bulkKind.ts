import type { LoadRows } from '@console/api/reviews/bulk';
import type { Bulk } from '@console/api/reviews/bulkClient';
import type { Asks, BlockReason } from '@console/api/reviews/rules';
import type { Control } from '@console/api/roles/controls';
import type { ReactNode } from 'react';
import type { FieldProblems } from '../../form/defineForm.ts';
import type { SelectableRow } from '../list/rowSelection.ts';
import type { ReviewField, ReviewKind, ReviewValues } from '../review/reviewForm.ts';

export interface BulkRow extends SelectableRow {
  entity: { company_name: string; archived: boolean; career_page: string | null };
  scrape?: { name: string } | null;
}

/** What is ticked in the batch sheet, by name. */
export type Ticked = readonly string[];

/** The review of many rows of one tab. */
export interface BulkKind<Row extends BulkRow, Body> {
  /** The prefix of the draft keys. */
  draft: string;
  /** The plural noun for the rows, as in "57 daily job shifts". */
  rowNoun: string;
  control: Control;
  /** The actions in display order. */
  actions: readonly string[];
  actionLabels: Readonly<Record<string, string>>;
  /**
   * A phrase for each action with many rows, such as "Snooze # entities". `#` is replaced by their
   * number.
   */
  questions: Readonly<Record<string, string>>;
  /** The actions that have a button in the bar: label to action. */
  buttons: Readonly<Record<string, string>>;
  jobCountLabel: string;
  /** The check boxes that an action has, by name. */
  ticksOf: (action: string) => Readonly<Record<string, string>>;
  /** A sentence about the field of a single review that a batch does not offer. */
  leftOut?: string;
  asksOf: (values: Pick<ReviewValues, 'action'>) => Asks;
  /** Whether the date is optional, although the action alone does not ask for one. */
  mayHaveDay?: (action: string, ticked: Ticked) => boolean;
  problemsOf: (values: ReviewValues, ticked: Ticked) => FieldProblems<ReviewField>;
  bodyOf: (values: ReviewValues, ticked: Ticked) => Body | undefined;
  /** Why the action is impossible for a row now. */
  blockReason: (row: Row, action: string, ticked: Ticked) => BlockReason | undefined;
  /** Why the ticked check boxes contradict the job count of a row. */
  countBlockReason?: (
    count: number,
    action: string,
    ticked: Ticked,
  ) => { code: string; message: string } | undefined;
  /** What the sheet shows of a row besides its names. */
  facts: readonly { header: string; cell: (row: Row) => ReactNode }[];
  /** A hook. */
  useReview: () => Bulk<Row, Body>;
  load: LoadRows<Row>;
  /** Where rows can be assigned. */
  assign?: {
    control: Control;
    /** To several people; otherwise to one. */
    several: boolean;
    /** A hook. */
    useAssign: () => Bulk<Row, readonly number[]>;
  };
}

const NO_TICKS = {};

/** The part that follows from the review of one row with the five usual fields. */
export const batchOf = <Row extends BulkRow, Action extends string, Body>(
  kind: ReviewKind<Row, Action, Body>,
) => ({
  draft: `${kind.draft}-batch`,
  actions: kind.actions,
  actionLabels: kind.actionLabels,
  jobCountLabel: kind.labels?.job_count ?? 'Job Count',
  ticksOf: () => NO_TICKS,
  asksOf: kind.asksOf,
  problemsOf: (values: ReviewValues) => kind.problemsOf(values),
  bodyOf: (values: ReviewValues) => kind.bodyOf(values),
  blockReason: kind.blockReason,
});
