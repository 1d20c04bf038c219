import type { ApiError } from '@console/api/core/errors';
import { registerDraft, takeDraft } from '@console/api/core/session/unsavedForms';
import { useEffect, useState } from 'react';
import { useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';

interface ApiFormOptions<V extends FieldValues> {
  /** Names the form in the session's storage: `entity-12`, `entity-new`. */
  draftKey: string;
  /** The shape alone: what a stored draft has to have, right or wrong as its values may be. */
  shape: v.GenericSchema<unknown, V>;
  fields: readonly Path<V>[];
}

/**
 * What a form of the API has beyond any form: the server's violations at their fields, and unsaved input carried over a reload that
 * nobody asked for. `draft` is what such a reload left behind, to be offered.
 */
export function useApiForm<V extends FieldValues>(form: UseFormReturn<V>, { draftKey, shape, fields }: ApiFormOptions<V>) {
  const { control, getValues, reset, setError, trigger } = form;
  const { isDirty, isValid } = useFormState({ control });
  const [draft, setDraft] = useState(() => {
    const stored = v.safeParse(shape, takeDraft(draftKey));
    return stored.success ? stored.output : undefined;
  });

  useEffect(() => registerDraft(draftKey, () => (isDirty ? getValues() : undefined)), [draftKey, getValues, isDirty]);

  return {
    isDirty,
    isValid,
    draft,
    restoreDraft: () => {
      if (draft) reset(draft, { keepDefaultValues: true });
      void trigger();
      setDraft(undefined);
    },
    forgetDraft: () => setDraft(undefined),
    showViolations: ({ violations }: ApiError) => {
      for (const { propertyPath, message } of violations) {
        const field = fields.find((name) => name === propertyPath);
        if (field) setError(field, { type: 'server', message });
      }
    },
  };
}
