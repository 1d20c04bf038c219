import { createContext, type ComponentType, type ReactNode } from 'react';
import type { DialogFormState } from '../../form/useDialogForm.ts';

/** The actions of a review, in the order of the form. The digits choose them. */
export interface ReviewActions {
  all: readonly string[];
  choose: (action: string) => void;
}

export interface ReviewFrameProps {
  title: string;
  form: DialogFormState & { actions?: ReviewActions };
  /** A question that has to be answered before anything can be sent. */
  question: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A decision with the values of the form and the body of the call. */
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
  /** Renders the form. */
  Frame: ComponentType<ReviewFrameProps>;
  /** The values that the form begins with: what was typed before, taken back or refused. */
  start: unknown;
  /** Why an earlier attempt was refused. */
  refused: string | undefined;
  /** What another person did since the row was first read. */
  meanwhile: string | undefined;
  /** Receives the decision. The form then makes no call itself. */
  send: (decision: Decision) => void;
  /** Called when the row was read again after a conflict. */
  onRead: () => void;
}

/** A context with the frame of a review. Undefined when the review is in a dialog. */
export const ReviewFrame = createContext<ReviewFrameState | undefined>(undefined);
