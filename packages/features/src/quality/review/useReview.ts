import type { ApiMutation } from '@console/api/core/useApiMutation';
import type { RowChange } from '@console/api/core/useRowWrite';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useApiForm } from '../../form/useApiForm.ts';
import { refusedFields } from '../../form/violations.ts';
import { conflictWords } from './conflictWords.ts';

interface ReviewOptions<V extends FieldValues, Row, Body> {
  form: UseFormReturn<V>;
  /** The row as the reviewer saw it when the dialog opened. */
  row: Row;
  write: ApiMutation<RowChange<Row, Body>, Row>;
  reload: ApiMutation<number, Row>;
  draft: { draftKey: string; shape: GenericSchema<unknown, V> };
  /** What is sent; undefined while the form cannot be. */
  bodyOf: (values: V) => Body | undefined;
  /** The toast of a success. */
  success: string;
  onSaved?: (saved: Row) => void;
  onClose: () => void;
}

/**
 * The course of one decision about a row: typing, sending, and what becomes of it when a colleague
 * was faster. Nothing typed is lost on the way.
 */
export function useReview<V extends FieldValues, Row extends { id: number }, Body>({
  form,
  row,
  write,
  reload,
  draft,
  bodyOf,
  success,
  onSaved,
  onClose,
}: ReviewOptions<V, Row, Body>) {
  const [base, setBase] = useState(row);
  const [sent, setSent] = useState<V>();
  const [revision, setRevision] = useState(0);
  const unsaved = useApiForm(form, draft);

  /** Answers whether the row is there and new. */
  const renew = async (): Promise<boolean> => {
    const newer = await reload.trigger(row.id);
    if (!newer) return false;
    write.reset();
    setBase(newer);
    return true;
  };

  return {
    /** The row on which the decision is taken now. */
    base,
    /**
     * Counts how often the form was filled anew: fields that read their value once begin again with
     * it.
     */
    revision,
    unsaved: {
      ...unsaved,
      restoreDraft: () => {
        unsaved.restoreDraft();
        setRevision((before) => before + 1);
      },
    },
    refused: refusedFields(write.error, sent),
    /** The values of the last try. */
    sent,
    pending: write.pending,
    reloading: reload.pending,
    error: write.error,
    /** In words what a colleague did meanwhile. */
    conflict:
      reload.error?.kind === 'notFound' ? conflictWords(reload.error) : conflictWords(write.error),
    submit: async () => {
      const values = form.getValues();
      const body = bodyOf(values);
      if (body === undefined) return;
      setSent(values);
      const saved = await write.trigger({ row: base, values: body });
      if (!saved) return;
      showSuccess(success);
      onSaved?.(saved);
      onClose();
    },
    /** The row as it is now, and the form as it was typed. */
    keepTyped: () => void renew(),
    /** The row as it is now, and an empty form. */
    startOver: async () => {
      if (!(await renew())) return;
      form.reset();
      setRevision((before) => before + 1);
    },
    /** Every field says what is wrong with it, and it is known that it does. */
    showProblems: () => form.trigger(),
  };
}
export type Review = ReturnType<typeof useReview<FieldValues, { id: number }, unknown>>;
