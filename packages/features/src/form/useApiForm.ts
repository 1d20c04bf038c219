import { registerDraft, takeDraft } from '@console/api/core/session/unsavedForms';
import { useEffect, useState } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';

interface ApiFormOptions<V extends FieldValues> {
  /** Names the form in the session's storage: `entity-12`, `entity-new`. */
  draftKey: string;
  /** The shape alone: what a stored draft has to have, right or wrong as its values may be. */
  shape: v.GenericSchema<unknown, V>;
}

/**
 * Carries unsaved input over a reload that nobody asked for (a sign-in that expired). `draft` is
 * what such a reload left behind: the form offers it, it never puts it in by itself.
 */
export function useApiForm<V extends FieldValues>(
  { control, getValues, reset, trigger }: UseFormReturn<V>,
  { draftKey, shape }: ApiFormOptions<V>,
) {
  const { isDirty } = useFormState({ control });
  const [draft, setDraft] = useState(() => {
    const stored = v.safeParse(shape, takeDraft(draftKey));
    return stored.success ? stored.output : undefined;
  });

  useEffect(
    () => registerDraft(draftKey, () => (isDirty ? getValues() : undefined)),
    [draftKey, getValues, isDirty],
  );

  return {
    isDirty,
    draft,
    restoreDraft: () => {
      if (draft) reset(draft, { keepDefaultValues: true });
      setDraft(undefined);
      void trigger();
    },
    forgetDraft: () => setDraft(undefined),
  };
}
