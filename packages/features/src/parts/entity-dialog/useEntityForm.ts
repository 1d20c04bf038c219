import { useSaveEntity } from '@console/api/entities/client';
import type { EntityVersion } from '@console/api/entities/client';
import { isReasonTag } from '@console/api/entities/rules';
import { useTags } from '@console/api/tags/client';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useApiForm } from '../../form/useApiForm.ts';
import { refusalOf, refusedFields } from '../../form/violations.ts';
import {
  entityFormSchema,
  entityFormShape,
  toEntityWrite,
  toFormValues,
  type EntityFormValues,
} from './entityForm.ts';
import { useDuplicates } from './useDuplicates.ts';

/**
 * `full` shows messages while typing and goes to the new entity; `quick` shows them on leaving a
 * field and stays (decision 24).
 */
export type EntityDialogVariant = 'full' | 'quick';

/**
 * The form of one entity: its values, what the server says of them, and the save. Without a version
 * a new one is made.
 */
export function useEntityForm(variant: EntityDialogVariant, version: EntityVersion | undefined) {
  const [base, setBase] = useState(version);
  const [sent, setSent] = useState<EntityFormValues>();
  const saving = useSaveEntity();
  const tags = useTags({ title: 'NS:', all: true });
  const reasonTags = (tags.data?.items ?? []).filter(isReasonTag);

  const form = useForm<EntityFormValues>({
    defaultValues: toFormValues(version?.entity),
    resolver: valibotResolver(entityFormSchema),
    mode: variant === 'full' ? 'all' : 'onTouched',
  });
  const values = { ...toFormValues(base?.entity), ...useWatch({ control: form.control }) };
  const unsaved = useApiForm(form, {
    draftKey: version ? `entity-${version.entity.id}` : 'entity-new',
    shape: entityFormShape,
  });

  const refused = refusedFields(saving.error, sent);
  const { duplicates, lookUp } = useDuplicates(values, base?.entity.id, {
    url: refusalOf(refused, 'url', values.url)?.duplicates ?? [],
    career_page: refusalOf(refused, 'career_page', values.career_page)?.duplicates ?? [],
  });

  return {
    form,
    values,
    unsaved,
    refused,
    duplicates,
    lookUp,
    reasonTags,
    base,
    pending: saving.pending,
    error: saving.error,
    /**
     * Resolves with the saved version, or with undefined when the server refused. `over` is the
     * version to save on top of.
     */
    save: (over = base) => {
      const current = form.getValues();
      setSent(current);
      setBase(over);
      return saving.trigger({
        id: over?.entity.id,
        values: toEntityWrite(current, over?.entity.tags ?? [], reasonTags),
        etag: over?.etag,
      });
    },
    /** Drops what was typed for a newer version. */
    take: (newer: EntityVersion) => {
      saving.reset();
      setBase(newer);
      form.reset(toFormValues(newer.entity));
    },
  };
}
export type EntityForm = ReturnType<typeof useEntityForm>;
