import { Violations } from '@console/api/core/hydra/violations';
import { urlKey } from '@console/api/core/urls';
import {
  addressProblem,
  DUPLICATE_CAREER_PAGE,
  DUPLICATE_URL,
  entityProblems,
  isReasonTag,
  withDependentFields,
} from '@console/api/entities/rules';
import type { Entity, entityUpdateBody, EntityWrite } from '@console/api/entities/schema';
import type * as v from 'valibot';
import { tags } from '../tags/fixtures.ts';
import type { Wire } from '../wire.ts';
import type { EntityStore } from './entityStore.ts';

type Values = Required<Omit<EntityWrite, 'tags'>>;
type UpdateBody = v.InferOutput<typeof entityUpdateBody>;

const EMPTY: Values = {
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

export const idIn = (relation: unknown): number | null => {
  const text =
    typeof relation === 'object' && relation !== null && '@id' in relation
      ? relation['@id']
      : relation;
  return text === null || text === undefined ? null : Number(String(text).split('/').pop());
};

/**
 * The values after a write. Sent fields replace the old ones, and fields that depend on a flag
 * follow it.
 */
export function valuesAfter(body: UpdateBody, before: Values = EMPTY): Values {
  const changed = Object.fromEntries(
    Object.entries(body).filter(([name, value]) => name in EMPTY && value !== undefined),
  );
  return withDependentFields<Values>({
    ...before,
    ...changed,
    company_name: (body.company_name ?? before.company_name).trim(),
    tag: body.tag === undefined ? before.tag : idIn(body.tag),
  });
}

/** The entities with the same URL key, without `exceptId`. */
export function sameAddress(
  store: EntityStore,
  field: 'url' | 'career_page',
  address: string,
  exceptId?: number,
): readonly Wire<Entity>[] {
  const key = urlKey(address);
  return store
    .all()
    .filter((row) => row.id !== exceptId && key !== undefined && urlKey(row[field] ?? '') === key);
}

/**
 * Checks the values of an entity.
 *
 * @throws Problem 422
 */
export function checkValues(store: EntityStore, values: Values, before?: Wire<Entity>): void {
  const violations = new Violations();
  for (const [path, { code, message }] of Object.entries(entityProblems(values)))
    violations.addCoded(path, code, message);
  const tag = tags.find(({ id }) => id === values.tag);
  if (values.tag !== null && !tag) violations.add('tag', 'not_found');
  else if (tag && !isReasonTag(tag)) violations.add('tag', 'invalid_choice');
  const duplicatesOf = (field: 'url' | 'career_page', isOverridden: boolean) => {
    const address = values[field];
    if (isOverridden || address === null || address === before?.[field]) return [];
    if (addressProblem(address, false)) return [];
    return sameAddress(store, field, address, before?.id).flatMap(({ id, archived }) =>
      archived ? [] : [id],
    );
  };
  const sameUrl = duplicatesOf('url', values.override_duplicate_url);
  const sameCareerPage = duplicatesOf('career_page', values.override_duplicate_career_page);
  if (sameUrl.length > 0) violations.addDuplicates('url', 'duplicate_url', DUPLICATE_URL, sameUrl);
  if (sameCareerPage.length > 0)
    violations.addDuplicates(
      'career_page',
      'duplicate_career_page',
      DUPLICATE_CAREER_PAGE,
      sameCareerPage,
    );
  violations.throwIfAny();
}

/** The tag ids after a write. Of the reason tags only the chosen one stays. */
export const tagIdsAfter = (
  kept: readonly (number | null)[],
  chosen: number | null,
): readonly number[] => [
  ...tags.filter((tag) => kept.includes(tag.id) && !isReasonTag(tag)).map(({ id }) => id),
  ...(chosen === null ? [] : [chosen]),
];
