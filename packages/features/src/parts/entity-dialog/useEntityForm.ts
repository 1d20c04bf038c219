import type { ApiMutation } from '@console/api/core/useApiMutation';
import type { EntityVersion } from '@console/api/entities/client';
import { isReasonTag } from '@console/api/entities/rules';
import type { EntityWrite } from '@console/api/entities/schema';
import { useSaveEntity } from '@console/api/entities/writeClient';
import { useTags } from '@console/api/tags/client';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { refusalOf } from '../../form/refusal.ts';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { toSettle } from '../../form/useFieldConflict.ts';
import { duplicateReason, useDuplicates, type AddressName } from './duplicates.ts';
import { entityForm, toEntityWrite, toFormValues, type EntityFormValues } from './entityForm.ts';

/**
 * `full` shows messages while the person types, and goes to the new entity after saving. `quick`
 * shows messages when a field is left, and stays on the page.
 */
export type EntityDialogVariant = 'full' | 'quick';

/** A way to create an entity that replaces the usual call. */
export interface EntityCreation {
  write: ApiMutation<{ values: EntityWrite }, EntityVersion>;
  /** Values that are known beforehand. */
  given: Partial<EntityFormValues>;
  /** The storage key of the drafts, such as `entity-of-request-9`. */
  draftKey: string;
}

interface EntityFormOptions {
  variant: EntityDialogVariant;
  /** The entity to edit. Without it, a new entity is added. */
  version: EntityVersion | undefined;
  creation: EntityCreation | undefined;
  onClose: () => void;
}

/**
 * The form of one entity, with the look-up of duplicates and the fields that another person changed
 * meanwhile.
 */
export function useEntityForm({ variant, version, creation, onClose }: EntityFormOptions) {
  const [, navigate] = useLocation();
  const [base, setBase] = useState(version);
  const save = useSaveEntity();
  const write = creation?.write ?? save;
  const tags = useTags({ title: 'NS:', all: true });
  const reasonTags = (tags.data?.items ?? []).filter(isReasonTag);

  const form = useDialogForm({
    definition: entityForm,
    defaults: { ...toFormValues(version?.entity), ...creation?.given },
    mode: variant === 'full' ? 'all' : 'onTouched',
    draftKey: creation?.draftKey ?? (version ? `entity-${version.entity.id}` : 'entity-new'),
    savedAt: base?.entity.updated_at,
    write,
    toBody: (values, rebase) => ({
      id: base?.entity.id,
      etag: base?.etag,
      values: toEntityWrite(values, base?.entity.tags ?? [], reasonTags),
      rebase: (newer) => {
        setBase(newer);
        const { merged, conflicts } = rebase(toFormValues(newer.entity));
        return conflicts.length > 0 || entityForm.reasonNotSavable(merged)
          ? undefined
          : toEntityWrite(merged, newer.entity.tags, reasonTags);
      },
    }),
    success: ({ entity: { id, company_name: label } }) =>
      base
        ? ['Entity has been saved.']
        : [
            'Entity has been created.',
            variant === 'quick' ? { label, href: `/entities/${id}` } : undefined,
          ],
    undo: ({ entity, etag }, before) =>
      base && { id: entity.id, etag, values: toEntityWrite(before, entity.tags, reasonTags) },
    onSaved: ({ entity: { id } }) => {
      if (!base && variant === 'full') navigate(`/entities/${id}`);
    },
    onClose,
  });
  const { values } = form;
  const refusedIds = (name: AddressName) =>
    refusalOf(form.allRefusals, name, values[name])?.duplicates ?? [];
  const { duplicates, lookUp } = useDuplicates(values, base?.entity.id, {
    url: refusedIds('url'),
    career_page: refusedIds('career_page'),
  });

  const reasonNotSavable = form.reasonNotSavable ?? duplicateReason(values, duplicates);

  return {
    ...form,
    /** The form values of the version that is edited. */
    base: toFormValues(base?.entity),
    reasonNotSavable,
    duplicates,
    lookUp,
    reasonTags,
    conflict: toSettle({ ...form, reasonNotSavable }),
  };
}
export type EntityForm = ReturnType<typeof useEntityForm>;
