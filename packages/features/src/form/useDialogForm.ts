import type { Draft } from '@console/api/core/drafts/drafts';
import { useDraft } from '@console/api/core/drafts/useDraft';
import { isUnanswered, type ApiError } from '@console/api/core/errors';
import type { ApiMutation } from '@console/api/core/useApiMutation';
import { useInvalidate } from '@console/api/core/useInvalidate';
import { showSuccess, type Notice } from '@console/ui/Notices/notices.store.ts';
import { threeWayMerge, type ThreeWayMerge } from '@console/ui/threeWayMerge.ts';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  useFormState,
  useWatch,
  type DefaultValues,
  type FieldValues,
} from 'react-hook-form';
import type { FormDefinition } from './defineForm.ts';
import {
  bannerOf,
  fieldRefusals,
  isAskedAbout,
  isStanding,
  withoutOverridden,
  type Refusal,
} from './refusal.ts';
import { undoChange } from './undoChange.ts';
import { useDraftNotice } from './useDraftNotice.ts';
import { useFieldConflict, withoutChange } from './useFieldConflict.ts';
import { withdrawNotice } from './withdrawNotice.ts';

/**
 * The cache keys that are invalidated when the record of the form was archived or unarchived
 * meanwhile.
 */
const RECORDS = [['entities', 'detail'], ['scrapes', 'detail'], ['company-queues']] as const;

type Toast = readonly [text: string, link?: Notice['link']];

interface DialogFormOptions<V extends FieldValues, Change, Saved> {
  definition: FormDefinition<V>;
  defaults: V & DefaultValues<V>;
  /** With `all`, messages are shown while a field is typed in; with `onTouched`, after it was left. */
  mode?: 'all' | 'onTouched';
  /** The storage key of this form's drafts, such as `entity-12` or `entity-new`. */
  draftKey: string;
  /**
   * When the edited version was saved, in Unix seconds. Null when that is not known. Undefined when
   * the form edits no record: then `defaults` are only suggestions, and a restored draft keeps its
   * own values.
   */
  savedAt?: number | null;
  write: ApiMutation<Change, Saved>;
  /**
   * Makes the request body. Undefined when the form cannot be sent. `rebase` merges the form with
   * newer values. Untouched fields take the newer values. Fields that both sides changed keep what
   * was typed, and `rebase` returns them as conflicts.
   */
  toBody: (values: V, rebase: (newer: V) => ThreeWayMerge<V>) => Change | undefined;
  /** The text of the toast, with an optional link to the result. */
  success: string | ((saved: Saved) => Toast);
  /**
   * The inverse of a change that was saved. Undefined when the change has no inverse. `before` are
   * the values that the change replaced, after `rebase` the newer ones. What an unanswered attempt
   * of this form may have saved is taken out of them.
   */
  undo?: (saved: Saved, before: V) => Change | undefined;
  /** A sentence that says what an undo does not restore. */
  remains?: string;
  /** The words for failures that this dialog explains itself. */
  explain?: (error: ApiError) => Refusal | undefined;
  submitLabel?: string;
  onSaved?: (saved: Saved) => void;
  onClose: () => void;
}

/**
 * The common part of all forms in dialogs: the values and what is wrong with them, the drafts, the
 * refusals of the server, and the save with its toast.
 */
export function useDialogForm<V extends FieldValues, Change, Saved>({
  definition,
  defaults,
  mode = 'onTouched',
  draftKey,
  savedAt,
  write,
  toBody,
  success,
  undo,
  remains,
  explain,
  submitLabel = 'Save',
  onSaved,
  onClose,
}: DialogFormOptions<V, Change, Saved>) {
  const form = useForm<V>({
    defaultValues: defaults,
    resolver: valibotResolver(definition.schema),
    mode,
  });
  const { control, getValues, reset, trigger, setValue, clearErrors } = form;
  const { isDirty } = useFormState({ control });
  const [base, setBase] = useState<V>(defaults);
  const [sent, setSent] = useState<V>();
  /** The values of an attempt without an answer. They may have been saved. */
  const [unanswered, setUnanswered] = useState<V>();
  /** `base` without the change that such an attempt may have saved. */
  const [others, setOthers] = useState<V>(defaults);
  const [revision, setRevision] = useState(0);
  const [isOver, setIsOver] = useState(false);
  const conflict = useFieldConflict<V>();
  const values: V = { ...base, ...useWatch({ control }) };
  const writtenOn: Pick<Draft<V>, 'base' | 'baseValues'> = savedAt === undefined
    ? { base: null }
    : { base: savedAt, baseValues: conflict.found?.undecided ?? base };
  const drafts = useDraft<V>({
    recordKey: `form-${draftKey}`,
    schema: definition.shape,
    values: isDirty && !isOver ? values : undefined,
    ...writtenOn,
  });
  useDraftNotice(drafts.tabOnly);
  /** Removes the draft of this form. Nothing that is typed later is stored. */
  const dropDraft = () => {
    setIsOver(true);
    void drafts.clear();
  };

  const { error, pending } = write;
  const failure = error && {
    error,
    sent,
    mayBeSaved: unanswered !== undefined,
    wireNames: definition.wireNames,
  };
  const allRefusals = failure ? fieldRefusals(failure) : {};
  const refusals = withoutOverridden(allRefusals, definition.overrides, values);
  const standing = failure !== undefined && isStanding(failure, refusals, values);
  const invalidate = useInvalidate();
  const lastShown = useRef<ApiError>(undefined);
  // The notice is withdrawn when the refused fields are changed. When the fields were changed
  // before the refusal arrived, the notice stays, because the refusal is shown nowhere else.
  useEffect(() => {
    if (standing) lastShown.current = error;
    else if (error && lastShown.current === error) withdrawNotice(error);
  }, [error, standing]);

  /**
   * Moves a draft onto the newest version. Fields that the draft did not change take the newest
   * values.
   */
  const onNewest = (draft: Draft<V>): Draft<V> =>
    draft.baseValues
      ? { ...draft, values: threeWayMerge(draft.baseValues, draft.values, base).merged }
      : draft;

  /** Replaces the values of the form. Fields that read their value only once are rendered again. */
  const fill = (next: V) => {
    reset(next, { keepDefaultValues: true });
    setRevision((before) => before + 1);
  };

  const rebase = (newer: V, newerOfOthers: V) => {
    const result = conflict.merge(others, getValues(), newerOfOthers);
    setOthers(newerOfOthers);
    reset(newer);
    fill(result.merged);
    setBase(newer);
    setSent(result.merged);
    void trigger();
    return result;
  };

  const refusal =
    failure && !pending ? (explain?.(failure.error) ?? bannerOf(failure, values)) : undefined;

  return {
    control,
    values,
    /** The values as they are now, which may be newer than `values`. */
    read: getValues,
    setValue,
    clearErrors,
    submitLabel,
    savedAt,
    error,
    /**
     * The fields that both sides changed. `toSettle` makes the props of the `ConflictPanel` from
     * them.
     */
    conflict,
    revision,
    pending,
    /**
     * Closes without saving. When the record accepts no save any more, the draft stays and the page
     * reads the record again.
     */
    onClose: () => {
      if (refusal?.final) for (const key of RECORDS) void invalidate(key);
      else dropDraft();
      onClose();
    },
    /** True when closing would lose input. */
    dirty: isDirty,
    /** The refusals of the server by field. */
    refusals,
    /** All refusals, including those that a ticked check box now overrides. */
    allRefusals,
    /** What the banner says about the last attempt. Undefined while another attempt is under way. */
    refusal,
    /** Why Save cannot be pressed. */
    reasonNotSavable: definition.reasonNotSavable(values),
    /** Shows at every field what is wrong with it. */
    showProblems: () => trigger(),
    drafts: {
      /**
       * The offered drafts, each merged with the newest version as a restore would merge it. Empty
       * when the input can only be copied, because a restore would replace it.
       */
      offered: refusal?.final ? [] : drafts.offered.map(onNewest),
      /** Puts a draft into the form. The present values of the form become a draft. */
      restore(draft: Draft<V>) {
        if (isDirty) drafts.setAside(getValues(), writtenOn.base, writtenOn.baseValues);
        drafts.restore(draft);
        // The values are merged already. This call finds the fields that both sides changed.
        conflict.merge(draft.baseValues ?? base, draft.values, base, true);
        fill(draft.values);
        void trigger();
      },
      discard: drafts.discard,
    },
    fill,
    /** Resets the form to the values that it began with. */
    startOver: () => fill(base),
    /** Clears the last failure after it has been resolved. */
    dismiss: () => {
      if (error) withdrawNotice(error);
      write.reset();
    },
    submit: async () => {
      const typed = getValues();
      const lost = error && isUnanswered(error) ? sent : unanswered;
      let before = others;
      const change = toBody(typed, (newer) => {
        before = lost ? withoutChange(others, lost, newer) : newer;
        return rebase(newer, before);
      });
      if (change === undefined) return;
      setUnanswered(lost);
      if (error) withdrawNotice(error);
      setSent(typed);
      const saved = await write.trigger(change, (reason) => isAskedAbout(reason) && 'asked');
      if (saved === undefined) return;
      const inverse = undo?.(saved, before);
      const [text, link] = typeof success === 'string' ? [success] : success(saved);
      showSuccess(text, link, inverse && (() => undoChange(write, inverse)), remains);
      dropDraft();
      onSaved?.(saved);
      onClose();
    },
  };
}
export type DialogFormState = Omit<
  ReturnType<typeof useDialogForm<FieldValues, unknown, unknown>>,
  | 'control'
  | 'values'
  | 'read'
  | 'setValue'
  | 'clearErrors'
  | 'fill'
  | 'conflict'
  | 'error'
  | 'savedAt'
> & {
  /** The values as they are now. */
  read: () => FieldValues;
};
