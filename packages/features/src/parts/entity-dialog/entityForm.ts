import { plainName } from '@console/api/core/hydra/plainName';
import {
  entityProblems,
  isReasonTag,
  withDependentFields,
  type EntityField,
} from '@console/api/entities/rules';
import type { Entity, EntityTag, EntityWrite } from '@console/api/entities/schema';
import * as v from 'valibot';
import { defineForm, type FieldProblems } from '../../form/defineForm.ts';

/** The fields as they are typed. The tier is a text, so that letters are kept and refused. */
const shape = v.object({
  company_name: v.string(),
  url: v.string(),
  career_page: v.string(),
  tier_level: v.string(),
  no_website: v.boolean(),
  no_career_page: v.boolean(),
  can_not_scrape_employer: v.boolean(),
  /** The id of the reason tag; empty when there is none. */
  tag: v.string(),
  override_duplicate_url: v.boolean(),
  override_duplicate_career_page: v.boolean(),
});
export type EntityFormValues = v.InferOutput<typeof shape>;

const isWholeNumber = (text: string) => /^-?\d+$/.test(text);

/** The fields of the body, except the tags. An empty tier becomes null, not NaN. */
function toFields(values: EntityFormValues) {
  const tier = values.tier_level.trim();
  return {
    ...values,
    company_name: plainName(values.company_name),
    tier_level: isWholeNumber(tier) ? Number.parseInt(tier, 10) : null,
    tag: values.tag === '' ? null : Number(values.tag),
  };
}

function problemsOf(values: EntityFormValues): FieldProblems<EntityField> {
  const tier = values.tier_level.trim();
  const problems = Object.entries(entityProblems(toFields(values))).map(
    ([field, { message }]) => [field, message] as const,
  );
  return {
    ...Object.fromEntries(problems),
    ...(tier !== '' && !isWholeNumber(tier) && { tier_level: 'Value must be a number' }),
  };
}

export const entityForm = defineForm<EntityFormValues>({
  shape,
  labels: {
    company_name: 'Name',
    url: 'Website',
    career_page: 'Career Page',
    tier_level: 'Tier Level',
    no_website: 'No Website',
    no_career_page: 'No Career Page',
    can_not_scrape_employer: 'Can Not Scrape Employer',
    tag: 'Tag',
    override_duplicate_url: 'Override Duplicate Website',
    override_duplicate_career_page: 'Override Duplicate Career Page',
  },
  problemsOf,
  overrides: { url: 'override_duplicate_url', career_page: 'override_duplicate_career_page' },
});

/** The form values of an entity. Without an entity, the values of the empty form. */
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

/** The body of a save. It drops every reason tag of the entity and adds only the chosen one. */
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

/** The value of a field in the words of the form. */
export function valueText(
  values: EntityFormValues,
  field: keyof EntityFormValues,
  tagTitle: (id: string) => string,
): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '') return '–';
  return field === 'tag' ? tagTitle(value) : value;
}
