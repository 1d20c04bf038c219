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

/** The fields that every reviewable row has. */
export interface ReviewRow {
  id: number;
  entity: { id: number; company_name: string; archived: boolean; career_page: string | null };
  scrape?: { id: number; name: string } | null;
  /** The day that the row is about, as YYYY-MM-DD. Without it, the row is about today. */
  shift_date?: string | null;
  last_time_reviewed?: number | null;
  last_reviewed_by?: UserRef | null;
  /** The people to whom the row is assigned. Undefined when rows of this kind are not assigned. */
  assigned_to?: readonly UserRef[];
}

/** The names of an action. */
export interface ActionWords {
  label: string;
  /** The action with many rows, such as "Snooze #". `#` stands for their number and their noun. */
  many: string;
  /** The action with one row, when more than the noun differs. */
  one?: string;
  /**
   * The label of the action's button in the bar for the selected rows. Without it, there is no
   * button.
   */
  button?: string;
}

/** The names of the check boxes that are ticked in the batch sheet. */
export type Ticked = readonly string[];

export interface RowReviewProps<Row> {
  row: Row;
  /** The action that is chosen at first. It can be changed. */
  action?: string;
  onSaved?: (saved: Row) => void;
  onClose: () => void;
}

/** How rows are assigned to people. */
export interface AssignKind<Row extends ReviewRow> {
  calls: AssignedCalls<Row>;
  control: Control;
  /** True when a row can be assigned to several people, false when only to one. */
  several: boolean;
  /** The beginning of the storage key of the drafts. The id of the row follows. */
  draft: string;
  /** The text of the toast after saving. */
  saved: string;
}

/** What the review of many rows needs in addition to the review of one row. */
interface BatchParts<Row> {
  /** The columns of the sheet besides the names of a row. */
  facts: readonly { header: string; cell: (row: Row) => ReactNode }[];
  /** The check boxes of an action: their names and their labels. */
  ticksOf?: (action: string) => Readonly<Record<string, string>>;
  /** A sentence about the field of a single review that a batch does not offer. */
  leftOut?: string;
  /** Whether a date may be given, although the action itself does not ask for one. */
  mayHaveDay?: (action: string, ticked: Ticked) => boolean;
  /** Why the ticked check boxes contradict the job count of a row. */
  countBlockReason?: (
    count: number,
    action: string,
    ticked: Ticked,
  ) => { code: string; message: string } | undefined;
}

/** Describes one kind of review for the dialog, review mode and the sheet for many rows. */
export interface ReviewKind<Row extends ReviewRow, Review extends Body> {
  calls: ReviewCalls<Row>;
  /** The control that sends a review. */
  control: Control;
  /** The last segment of the address of the tab. */
  tab: string;
  /** The beginning of the storage key of the drafts. The id of the row follows. */
  draft: string;
  /** The noun for a row and for several, as in "57 daily job shifts". */
  rowNoun: { one: string; many: string };
  /** The text of the toast after saving. */
  saved: string;
  /** The actions, in the order of the form. */
  actions: readonly string[];
  words: Readonly<Record<string, ActionWords>>;
  labels: Readonly<Record<ReviewField, string>>;
  /** What the chosen action needs. While no action is chosen, it is what all actions need. */
  asksOf: (values: Pick<ReviewValues, 'action'>) => Asks;
  problemsOf: (values: ReviewValues, ticked: Ticked) => FieldProblems<ReviewField>;
  /** The body of the call. Undefined while no action is chosen. */
  bodyOf: (values: ReviewValues, ticked: Ticked) => Review | undefined;
  /** Why a row does not accept the action now. */
  blockReason: (row: Row, action: string, ticked: Ticked) => BlockReason | undefined;
  /** The facts about a row that a reviewer needs. */
  Facts: ComponentType<{ row: Row }>;
  /** The value that, next to the name, distinguishes a row in review mode. */
  deciding: (row: Row) => ReactNode;
  careerPage: (row: Row) => string | null;
  batch: BatchParts<Row>;
  /** How rows are assigned. Undefined when they cannot be assigned. */
  assign?: AssignKind<Row>;
  /** The form for the review of one row, when it has more than the five usual fields. */
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
  /** Why a row does not accept any decision now. */
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
