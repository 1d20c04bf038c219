import { createContext, type ComponentType, type ReactNode } from 'react';
import type { DialogFormState } from '../../form/useDialogForm.ts';

/** The actions of a review, in the order of the form. Number keys choose them. */
export interface ReviewActions {
  all: readonly string[];
  choose: (action: string) => void;
}

export interface ReviewFrameProps {
  title: string;
  form: DialogFormState & { actions?: ReviewActions };
  /** Has to be answered before anything can be sent. */
  question: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A decision as it is typed and as it is sent. */
export interface Decision {
  /** The row as the reviewer saw it. */
  row: { id: number; last_time_reviewed?: number | null };
  /** The body of the call. */
  values: unknown;
  /** The values of the form. */
  form: unknown;
  draftKey: string;
}

interface ReviewFrameState {
  /** Draws the form. */
  Frame: ComponentType<ReviewFrameProps>;
  /** Values that the form begins with: what was typed before, taken back or refused. */
  start: unknown;
  /** Why an earlier try failed. */
  refused: string | undefined;
  /** What a colleague did since the row was read first. */
  meanwhile: string | undefined;
  /** Takes the decision in place of the form's own call. */
  send: (decision: Decision) => void;
  /** The row was read again, after a conflict. */
  onRead: () => void;
}

/** Where a review stands when it does not stand in a dialog. */
export const ReviewFrame = createContext<ReviewFrameState | undefined>(undefined);
