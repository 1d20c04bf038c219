import type { Body } from '@console/api/core/endpoint';
import type { AssignedCalls, ReviewCalls } from '@console/api/reviews/kinds';
import type { Asks, BlockReason } from '@console/api/reviews/rules';
import type { Control } from '@console/api/roles/controls';
import type { UserRef } from '@console/api/users/schema';
import type { ComponentType, ReactNode } from 'react';
import type { FieldProblems } from '../../form/defineForm.ts';
import {
  neededByAll,
  REVIEW_LABELS,
  reviewProblems,
  type ReviewField,
  type ReviewValues,
} from './reviewForm.ts';

/** The fields that every row has that can be reviewed. */
export interface ReviewRow {
  id: number;
  entity: { id: number; company_name: string; archived: boolean; career_page: string | null };
  scrape?: { id: number; name: string } | null;
  /** The day of the row, YYYY-MM-DD. Rows without it are about today. */
  shift_date?: string | null;
  last_time_reviewed?: number | null;
  last_reviewed_by?: UserRef | null;
  /** Rows that nobody can be assigned to have none. */
  assigned_to?: readonly UserRef[];
}

/** What an action is called. */
export interface ActionWords {
  label: string;
  /** The action with many rows, such as "Snooze # entities". `#` is replaced by their number. */
  many: string;
  /** The label of its button in the bar for the selected rows. Without it there is none. */
  button?: string;
}

/** What is ticked in the batch sheet, by name. */
export type Ticked = readonly string[];

export interface RowReviewProps<Row> {
  row: Row;
  /** Chosen beforehand, and still to be changed. */
  action?: string;
  onSaved?: (saved: Row) => void;
  onClose: () => void;
}

/** How rows are assigned to people. */
export interface AssignKind<Row extends ReviewRow> {
  calls: AssignedCalls<Row>;
  control: Control;
  /** To several people; otherwise to one. */
  several: boolean;
  /** Names the draft, together with the id of the row. */
  draft: string;
  /** The toast of a success. */
  saved: string;
}

/** What the review of many rows has besides that of one row. */
interface BatchParts<Row> {
  /** What the sheet shows of a row besides its names. */
  facts: readonly { header: string; cell: (row: Row) => ReactNode }[];
  /** The check boxes that an action has, by name. */
  ticksOf?: (action: string) => Readonly<Record<string, string>>;
  /** A sentence about the field of a single review that a batch does not offer. */
  leftOut?: string;
  /** Whether the date is optional, although the action alone does not ask for one. */
  mayHaveDay?: (action: string, ticked: Ticked) => boolean;
  /** Why the ticked check boxes contradict the job count of a row. */
  countBlockReason?: (
    count: number,
    action: string,
    ticked: Ticked,
  ) => { code: string; message: string } | undefined;
}

/** What the dialog, review mode and the sheet for many rows need of one kind of review. */
export interface ReviewKind<Row extends ReviewRow, Review extends Body> {
  calls: ReviewCalls<Row>;
  /** The control that sends a review. */
  control: Control;
  /** The last segment of the address of its tab. */
  tab: string;
  /** Names the drafts, together with the id of the row. */
  draft: string;
  /** The plural noun for the rows, as in "57 daily job shifts". */
  rowNoun: string;
  /** The toast of a success. */
  saved: string;
  /** In the order of the form. */
  actions: readonly string[];
  words: Readonly<Record<string, ActionWords>>;
  labels: Readonly<Record<ReviewField, string>>;
  /** What the chosen action needs; while none is chosen, what all of them need. */
  asksOf: (values: Pick<ReviewValues, 'action'>) => Asks;
  problemsOf: (values: ReviewValues, ticked: Ticked) => FieldProblems<ReviewField>;
  /** Undefined while no action is chosen. */
  bodyOf: (values: ReviewValues, ticked: Ticked) => Review | undefined;
  /** Why the action is impossible for a row now. */
  blockReason: (row: Row, action: string, ticked: Ticked) => BlockReason | undefined;
  /** What a reviewer needs to know about a row. */
  Facts: ComponentType<{ row: Row }>;
  /** The value that, next to the name, distinguishes a row in review mode. */
  deciding: (row: Row) => ReactNode;
  careerPage: (row: Row) => string | null;
  batch: BatchParts<Row>;
  /** Where rows are assigned. */
  assign?: AssignKind<Row>;
  /** The review of one row, where its form has more than the five usual fields. */
  Review?: ComponentType<RowReviewProps<Row> & { kind: ReviewKind<Row, Review> }>;
}

interface Definition<
  Row extends ReviewRow,
  Action extends string,
  Review extends Body,
> extends Omit<
  ReviewKind<Row, Review>,
  'actions' | 'words' | 'labels' | 'asksOf' | 'problemsOf' | 'bodyOf' | 'blockReason' | 'Review'
> {
  actions: readonly Action[];
  words: Readonly<Record<Action, ActionWords>>;
  asks: Readonly<Record<Action, Asks>>;
  labels?: Readonly<Record<ReviewField, string>>;
  /** Why nothing can be decided about a row now. */
  blockReason: (row: Row) => BlockReason | undefined;
  /** The body of the call. Fields that the action does not need are empty in it. */
  toBody: (values: ReviewValues, action: Action) => Review;
}

/** A kind of review whose form has the five usual fields, from what its actions ask for. */
export function reviewKind<Row extends ReviewRow, Action extends string, Review extends Body>({
  asks,
  labels = REVIEW_LABELS,
  toBody,
  ...definition
}: Definition<Row, Action, Review>): ReviewKind<Row, Review> {
  const { actions } = definition;
  const chosen = ({ action }: Pick<ReviewValues, 'action'>): Action | undefined =>
    actions.find((known) => known === action);
  return {
    ...definition,
    labels,
    problemsOf: (values) => reviewProblems(values, asks, actions),
    asksOf(values) {
      const action = chosen(values);
      return action ? asks[action] : neededByAll(actions.map((one) => asks[one]));
    },
    bodyOf(values) {
      const action = chosen(values);
      return action && toBody(values, action);
    },
  };
}
