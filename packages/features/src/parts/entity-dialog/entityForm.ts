import {
  entityProblems,
  isReasonTag,
  withDependentFields,
  type EntityField,
} from '@console/api/entities/rules';
import type { Entity, EntityTag, EntityWrite } from '@console/api/entities/schema';
import * as v from 'valibot';

/**
 * The dialog's fields as they are typed; the tier is text, so that letters are seen and refused
 * (decision 24).
 */
export const entityFormShape = v.object({
  company_name: v.string(),
  url: v.string(),
  career_page: v.string(),
  tier_level: v.string(),
  no_website: v.boolean(),
  no_career_page: v.boolean(),
  can_not_scrape_employer: v.boolean(),
  /** Id of the reason tag; empty: none. */
  tag: v.string(),
  override_duplicate_url: v.boolean(),
  override_duplicate_career_page: v.boolean(),
});
export type EntityFormValues = v.InferOutput<typeof entityFormShape>;

const isWholeNumber = (text: string) => /^-?\d+$/.test(text);

/** The fields of table E1, but for the tags. An empty tier is null, never NaN (decision 25). */
function toFields(values: EntityFormValues) {
  const tier = values.tier_level.trim();
  return {
    ...values,
    company_name: values.company_name.trim(),
    tier_level: isWholeNumber(tier) ? Number.parseInt(tier, 10) : null,
    tag: values.tag === '' ? null : Number(values.tag),
  };
}

/** What is wrong with the values, by field (document A, section 5; contract, table E1). */
export function formProblems(values: EntityFormValues): Partial<Record<EntityField, string>> {
  const tier = values.tier_level.trim();
  const problems = Object.entries(entityProblems(toFields(values))).map(
    ([field, { message }]) => [field, message] as const,
  );
  return {
    ...Object.fromEntries(problems),
    ...(tier !== '' && !isWholeNumber(tier) && { tier_level: 'Value must be a number' }),
  };
}

const FIELDS = [
  'company_name',
  'url',
  'career_page',
  'tier_level',
  'tag',
] as const satisfies readonly EntityField[];

export const entityFormSchema = v.pipe(
  entityFormShape,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const problems = formProblems(dataset.value);
    for (const key of FIELDS) {
      const message = problems[key];
      if (message)
        addIssue({
          message,
          path: [
            {
              type: 'object',
              origin: 'value',
              input: dataset.value,
              key,
              value: dataset.value[key],
            },
          ],
        });
    }
  }),
);

/** An entity as the form shows it; without one, the empty form. */
export const toFormValues = (entity?: Entity): EntityFormValues => ({
  company_name: entity?.company_name ?? '',
  url: entity?.url ?? '',
  career_page: entity?.career_page ?? '',
  tier_level: entity?.tier_level?.toString() ?? '',
  no_website: entity?.no_website ?? false,
  no_career_page: entity?.no_career_page ?? false,
  can_not_scrape_employer: entity?.can_not_scrape_employer ?? false,
  tag: (entity?.tag ?? entity?.tags.find(({ tag }) => isReasonTag(tag))?.tag.id)?.toString() ?? '',
  override_duplicate_url: entity?.override_duplicate_url ?? false,
  override_duplicate_career_page: entity?.override_duplicate_career_page ?? false,
});

const tagIri = ({ '@id': iri, id }: EntityTag['tag']) => iri ?? `/tags/${id}`;

/**
 * The body of a save. Of the entity's tags every reason tag goes, and only the chosen one comes
 * back (A-AMB-056).
 */
export function toEntityWrite(
  values: EntityFormValues,
  entityTags: readonly EntityTag[],
  reasonTags: readonly EntityTag['tag'][],
): EntityWrite {
  const fields = withDependentFields(toFields(values));
  const kept = entityTags.map(({ tag }) => tag).filter((tag) => !isReasonTag(tag));
  const chosen = reasonTags.filter(({ id }) => id === fields.tag);
  return { ...fields, tags: [...kept, ...chosen].map(tagIri) };
}
