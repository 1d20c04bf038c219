import {
  addressProblem,
  DUPLICATE_CAREER_PAGE,
  DUPLICATE_URL,
  entityProblems,
  isReasonTag,
  urlKey,
  withDependentFields,
} from '@console/api/entities/rules';
import type { Entity, EntityWrite } from '@console/api/entities/schema';
import type { Fields, FieldType } from '../body.ts';
import type { WireViolation } from '../respond.ts';
import { tags } from '../tags/fixtures.ts';
import type { Wire } from '../wire.ts';
import type { EntityStore } from './entityStore.ts';

type Values = Omit<EntityWrite, 'tags'>;

/** The JSON types of table E1. */
export const entityFieldTypes: Readonly<Record<string, FieldType>> = {
  company_name: 'string',
  url: 'string',
  career_page: 'string',
  tier_level: 'int',
  no_website: 'bool',
  no_career_page: 'bool',
  can_not_scrape_employer: 'bool',
  override_duplicate_url: 'bool',
  override_duplicate_career_page: 'bool',
  tag: 'relation',
  tags: 'array',
  ticker: 'string',
  naics_code: 'string',
  naics_description: 'string',
};

const emptyValues: Values = {
  company_name: '',
  url: null,
  career_page: null,
  tier_level: null,
  no_website: false,
  no_career_page: false,
  can_not_scrape_employer: false,
  tag: null,
  override_duplicate_url: false,
  override_duplicate_career_page: false,
  ticker: null,
  naics_code: null,
  naics_description: null,
};

const idOf = (relation: unknown): number | null => {
  const text =
    typeof relation === 'object' && relation !== null && '@id' in relation
      ? relation['@id']
      : relation;
  return text === null || text === undefined ? null : Number(String(text).split('/').pop());
};
const text = (fields: Fields, name: string, before: string | null | undefined): string | null => {
  const value = fields[name];
  if (value === undefined) return before ?? null;
  return typeof value === 'string' ? value : null;
};
const flag = (fields: Fields, name: string, before: boolean): boolean => {
  const value = fields[name];
  return typeof value === 'boolean' ? value : before;
};

/** The values after a write: what is sent replaces what was, and what depends on a flag follows it. */
export function valuesAfter(fields: Fields, before: Values = emptyValues): Values {
  const { tier_level } = fields;
  return withDependentFields({
    company_name: text(fields, 'company_name', before.company_name)?.trim() ?? '',
    url: text(fields, 'url', before.url),
    career_page: text(fields, 'career_page', before.career_page),
    tier_level:
      tier_level === undefined
        ? before.tier_level
        : typeof tier_level === 'number'
          ? tier_level
          : null,
    no_website: flag(fields, 'no_website', before.no_website),
    no_career_page: flag(fields, 'no_career_page', before.no_career_page),
    can_not_scrape_employer: flag(
      fields,
      'can_not_scrape_employer',
      before.can_not_scrape_employer,
    ),
    tag: fields.tag === undefined ? before.tag : idOf(fields.tag),
    override_duplicate_url: flag(fields, 'override_duplicate_url', before.override_duplicate_url),
    override_duplicate_career_page: flag(
      fields,
      'override_duplicate_career_page',
      before.override_duplicate_career_page,
    ),
    ticker: text(fields, 'ticker', before.ticker),
    naics_code: text(fields, 'naics_code', before.naics_code),
    naics_description: text(fields, 'naics_description', before.naics_description),
  });
}

/** Entities, other than `except`, whose address has the same key. */
export const sameAddress = (
  store: EntityStore,
  field: 'url' | 'career_page',
  address: string,
  except?: number,
): readonly Wire<Entity>[] => {
  const key = urlKey(address);
  return key === undefined
    ? []
    : store
        .all()
        .filter(
          (row) => row.id !== except && row[field] !== null && urlKey(row[field] ?? '') === key,
        );
};

function duplicate(
  store: EntityStore,
  field: 'url' | 'career_page',
  values: Values,
  before: Wire<Entity> | undefined,
): readonly WireViolation[] {
  const overridden =
    field === 'url' ? values.override_duplicate_url : values.override_duplicate_career_page;
  const address = values[field];
  if (
    overridden ||
    address === null ||
    address === before?.[field] ||
    addressProblem(address, false)
  )
    return [];
  const duplicates = sameAddress(store, field, address, before?.id)
    .filter(({ archived }) => !archived)
    .map(({ id }) => id);
  if (duplicates.length === 0) return [];
  return [
    field === 'url'
      ? { propertyPath: 'url', code: 'duplicate_url', message: DUPLICATE_URL, duplicates }
      : {
          propertyPath: 'career_page',
          code: 'duplicate_career_page',
          message: DUPLICATE_CAREER_PAGE,
          duplicates,
        },
  ];
}

function unknownTag({ tag }: Values): readonly WireViolation[] {
  if (tag === null) return [];
  const found = tags.find(({ id }) => id === tag);
  if (!found) return [{ propertyPath: 'tag', code: 'not_found', message: 'Item not found' }];
  return isReasonTag(found)
    ? []
    : [
        {
          propertyPath: 'tag',
          code: 'invalid_choice',
          message: 'The value you selected is not a valid choice.',
        },
      ];
}

/** Everything that section 6.1 finds wrong with these values. */
export const violationsOf = (
  store: EntityStore,
  values: Values,
  before?: Wire<Entity>,
): readonly WireViolation[] => [
  ...Object.entries(entityProblems(values)).map(([propertyPath, { code, message }]) => ({
    propertyPath,
    code,
    message,
  })),
  ...unknownTag(values),
  ...duplicate(store, 'url', values, before),
  ...duplicate(store, 'career_page', values, before),
];

/**
 * The tag ids after a write: those that are no reason tag stay, and of the reason tags only the
 * chosen one.
 */
export const tagIdsAfter = (
  asked: readonly unknown[] | undefined,
  before: Wire<Entity> | undefined,
  chosen: number | null,
): readonly number[] => {
  const kept = asked?.map(idOf) ?? before?.tags.map(({ tag }) => tag.id) ?? [];
  const plain = tags
    .filter((tag) => kept.includes(tag.id) && !isReasonTag(tag))
    .map(({ id }) => id);
  return chosen === null ? plain : [...plain, chosen];
};
