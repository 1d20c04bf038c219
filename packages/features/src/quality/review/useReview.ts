import type { Body } from '@console/api/core/endpoint';
import type { ApiMutation } from '@console/api/core/useApiMutation';
import type { RowChange } from '@console/api/core/useRowWrite';
import { conflictText } from '@console/api/reviews/alreadyReviewed';
import { useReviewReload, useReviewWrite } from '@console/api/reviews/client';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { sanitise } from '@console/ui/RichTextView/sanitise.ts';
import { use, useLayoutEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import { defineForm, type FormDefinition } from '../../form/defineForm.ts';
import { COPY_BEFORE_CLOSING, isAskedAbout, statusOf } from '../../form/refusal.ts';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { emptyReview, factsOf, reviewShape, type ReviewValues } from './reviewForm.ts';
import { ReviewFrame } from './reviewFrame.ts';
import type { ReviewKind, ReviewRow, RowReviewProps } from './reviewKind.ts';
import { useRepeat } from './useRepeat.ts';

/** The options of a review or an assignment of one row. */
export interface RowDialogOptions<Row, Review> {
  /** The row as the reviewer saw it when the dialog opened. */
  row: Row;
  write: ApiMutation<RowChange<Row, Review>, Row>;
  reload: ApiMutation<number, Row>;
  /** The text of the toast after saving. */
  success: string;
  onSaved?: (saved: Row) => void;
  onClose: () => void;
}

interface ReviewOptions<V extends FieldValues, Row, Review> extends RowDialogOptions<Row, Review> {
  definition: FormDefinition<V>;
  defaults: V & DefaultValues<V>;
  draftKey: string;
  /** Null when the form changes values of the row, so that drafts are merged with the row. */
  savedAt?: null;
  /** The body of the call. Undefined when it cannot be made. */
  bodyOf: (values: V) => Review | undefined;
  /**
   * The body that takes the decision back, made from the row before it. Undefined when that is not
   * possible.
   */
  inverseOf?: (before: Row) => Review | undefined;
}

/**
 * The form of one decision about a row. When another person was faster, the row can be read again,
 * and what was typed can be kept or dropped. When there is a frame, it receives the decision.
 */
export function useReview<V extends FieldValues, Row extends { id: number }, Review>({
  row,
  write,
  reload,
  bodyOf,
  inverseOf,
  ...options
}: ReviewOptions<V, Row, Review>) {
  const frame = use(ReviewFrame);
  const [base, setBase] = useState(row);
  const [given, setGiven] = useState(row);
  const [settled, setSettled] = useState<string>();
  const isGone = reload.error?.kind === 'notFound';
  const form = useDialogForm({
    ...options,
    write: isGone ? { ...write, error: reload.error } : write,
    toBody: (values) => {
      const body = bodyOf(values);
      return body === undefined ? undefined : { row: base, values: body };
    },
    undo: (saved) => {
      const values = inverseOf?.(base);
      return values === undefined ? undefined : { row: saved, values };
    },
    explain: ({ kind }) =>
      kind === 'notFound'
        ? { words: `Somebody has removed this row meanwhile. ${COPY_BEFORE_CLOSING}`, final: true }
        : undefined,
  });
  // A person who has typed on an older row is asked. Otherwise the newer row is taken.
  const overtaken = frame?.refused ?? (form.dirty && row !== base ? frame?.meanwhile : undefined);
  const renew = async (then?: () => void) => {
    const newer = await reload.trigger(base.id);
    if (!newer) return;
    form.dismiss();
    setBase(newer);
    setSettled(overtaken);
    frame?.onRead();
    then?.();
  };
  // A newer row is taken while nothing has been typed on the older one.
  if (frame && row !== given) {
    setGiven(row);
    if (!form.dirty) setBase(row);
  }
  const { definition, draftKey } = options;
  const { fill } = form;
  useLayoutEffect(() => {
    const read = v.safeParse(definition.shape, frame?.start);
    if (read.success) fill(read.output);
    // The initial values are filled in only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const post = () => {
    const typed = form.read();
    const values = bodyOf(typed);
    if (!frame || values === undefined) return Promise.resolve();
    form.onClose(); // The draft ends here, because the decision is kept until the server has it.
    frame.send({ row: base, values, form: typed, draftKey });
    return Promise.resolve();
  };
  const found = overtaken === settled ? conflictText(write.error, formatMinute) : overtaken;
  const words = form.refusal?.final ? undefined : found;
  const status = write.error && isAskedAbout(write.error) ? ` ${statusOf(write.error)}` : '';

  return {
    ...form,
    submit: frame ? post : form.submit,
    /** The version of the row to which the decision applies now. */
    base,
    /** What another person did meanwhile, and the ways to continue. */
    conflict:
      words === undefined
        ? undefined
        : {
            words: `${words}${status}`,
            pending: reload.pending,
            keepTyped: () => void renew(),
            startOver: () => void renew(form.startOver),
          },
  };
}

/**
 * The values with a sanitised note. A restored note did not pass through the editor, which removes
 * everything that could run.
 */
export const withCleanNote = <V extends { note: string }>(values: V): V => ({
  ...values,
  note: sanitise(values.note),
});

interface ActionReviewOptions<
  Row extends ReviewRow,
  Review extends Body,
> extends RowReviewProps<Row> {
  kind: ReviewKind<Row, Review>;
}

/** The form of a review with the five usual fields. */
export function useActionReview<Row extends ReviewRow, Review extends Body>({
  kind,
  action,
  ...options
}: ActionReviewOptions<Row, Review>) {
  const [definition] = useState(() =>
    defineForm<ReviewValues>({
      shape: reviewShape,
      labels: kind.labels,
      problemsOf: (values) => kind.problemsOf(values, []),
    }),
  );
  const review = useReview({
    ...options,
    write: useReviewWrite(kind.calls),
    reload: useReviewReload(kind.calls),
    success: kind.saved,
    definition,
    defaults: emptyReview(action),
    draftKey: `${kind.draft}-${options.row.id}`,
    bodyOf: (typed) => {
      repeat.keep(typed);
      return kind.bodyOf(withCleanNote(typed), []);
    },
  });
  const { setValue, clearErrors, values } = review;

  /**
   * Chooses an action. The reason and the day belong to one action, so another action begins
   * without them.
   */
  const choose = (chosen: string) => {
    setValue('action', chosen, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    if (chosen === values.action) return;
    setValue('reason_code', '', { shouldDirty: true });
    setValue('snooze_date', '', { shouldDirty: true });
    clearErrors(['reason_code', 'snooze_date', 'job_count', 'note']);
  };

  const repeat = useRepeat({
    tab: kind.draft,
    actions: kind.actions,
    asksOf: (chosen) => kind.asksOf({ action: chosen }),
    facts: factsOf(review.base),
    fill(fields) {
      choose(fields.action ?? '');
      let field: keyof typeof fields;
      for (field in fields)
        setValue(field, fields[field] ?? '', { shouldDirty: true, shouldValidate: true });
    },
  });

  return {
    ...review,
    kind,
    repeat,
    actions: { all: kind.actions, choose },
    reasonNotSavable:
      kind.blockReason(review.base, values.action, [])?.message ?? review.reasonNotSavable,
  };
}
