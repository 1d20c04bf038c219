import type { EntityVersion } from '@console/api/entities/client';
import { tagSetProblem } from '@console/api/entities/rules';
import type { Entity } from '@console/api/entities/schema';
import { useSaveEntityTags } from '@console/api/entities/writeClient';
import { useTags } from '@console/api/tags/client';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { Facts } from '@console/ui/Facts';
import { MultiSelectField } from '@console/ui/form/MultiSelectField';
import { useState } from 'react';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { DialogForm } from '../../form/DialogForm.tsx';
import { differencesOf } from '../../form/Differences.tsx';
import { FormField } from '../../form/FormField.tsx';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { knownTags, sameSet, tagIdsOf, tagOptions, tagText, toTagsWrite } from './tagSet.ts';

interface TagEditorDialogProps {
  /** The entity as it was loaded. */
  version: EntityVersion;
  onClose: () => void;
}

const REASONS = {
  required:
    'This entity lacks a website or a career page: one tag that begins with NS: has to say why it is not scraped.',
  invalid_choice:
    'Only one tag may begin with NS:, an entity has one reason for not being scraped.',
} as const;

/**
 * The form has no rules of its own, because those for the set need the titles of the tags, which
 * only the dialog knows.
 */
const tagsForm = defineForm({
  shape: v.object({ entity_tags: v.array(v.string()) }),
  labels: { entity_tags: 'Entity Tags' },
  problemsOf: () => ({}),
});

type TagsFormValues = v.InferOutput<typeof tagsForm.shape>;

/**
 * Edits the tags of an entity. Additions and removals are merged with those that another person has
 * saved meanwhile.
 */
export function TagEditorDialog({ version, onClose }: TagEditorDialogProps) {
  const [base, setBase] = useState(version);
  const tags = useTags({ all: true });
  const known = knownTags(tags.data?.items ?? [], base.entity);
  const reasonOf = (chosen: readonly string[], entity: Entity) => {
    const titles = knownTags(known, entity).filter(({ id }) => chosen.includes(String(id)));
    const problem = tagSetProblem(entity, titles);
    return problem && REASONS[problem.code];
  };
  const form = useDialogForm({
    definition: tagsForm,
    defaults: { entity_tags: tagIdsOf(version.entity) },
    draftKey: `entity-tags-${version.entity.id}`,
    savedAt: base.entity.updated_at,
    write: useSaveEntityTags(),
    toBody: ({ entity_tags: chosen }, rebase) => ({
      id: base.entity.id,
      etag: base.etag,
      values: toTagsWrite(chosen, known, base.entity),
      rebase: (newer) => {
        const { entity_tags: merged } = rebase({ entity_tags: tagIdsOf(newer.entity) }).merged;
        setBase(newer);
        if (reasonOf(merged, newer.entity)) return undefined;
        return toTagsWrite(merged, knownTags(known, newer.entity), newer.entity);
      },
    }),
    success: 'Entity Tags have been saved.',
    undo: ({ entity, etag }, before) => ({
      id: entity.id,
      etag,
      values: toTagsWrite(before.entity_tags, known, entity),
    }),
    onClose,
  });
  const chosen = form.values.entity_tags;
  const dirty = !sameSet(tagIdsOf(base.entity), chosen);
  const reason = reasonOf(chosen, base.entity);
  return (
    <DialogForm
      title="Edit Entity Tags"
      form={{ ...form, dirty, reasonNotSavable: dirty ? reason : 'Nothing has changed.' }}
      compare={(draft: TagsFormValues) =>
        differencesOf(tagsForm, [{ entity_tags: tagIdsOf(base.entity) }, draft], (of) =>
          tagText(of.entity_tags, known),
        )
      }
    >
      <Facts rows={[['Entity', base.entity.company_name]]} />
      {!tags.data && tags.error && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => void tags.mutate()}>
              Retry
            </Button>
          }
        >
          The list of tags could not be loaded.
        </Banner>
      )}
      <FormField form={form} name="entity_tags">
        {(field) => (
          <MultiSelectField
            {...field}
            label="Entity Tags"
            onChange={(ids) => field.onChange([...ids])}
            options={tagOptions(known, chosen)}
            error={reason ?? field.error}
            help={tags.isLoading && !tags.data ? 'The list of tags is being loaded.' : undefined}
          />
        )}
      </FormField>
    </DialogForm>
  );
}
