import { relationId, type Addresses } from '@console/api/core/hydra/iri';
import { Violations } from '@console/api/core/hydra/violations';
import { tagSetProblem } from '@console/api/entities/rules';
import type { entityTagsBody } from '@console/api/entities/schema';
import type * as v from 'valibot';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import type { EntityRow } from './entityMember.ts';
import { findTags, setEntityTags } from './entityTags.ts';

type TagsBody = v.InferOutput<typeof entityTagsBody>;

const isGiven = (tag: unknown) => tag !== undefined && tag !== null;

/** @throws Problem 400 for malformed relations */
export function checkTagRelations({ entity_tags }: TagsBody, addresses: Addresses): void {
  for (const { tag } of entity_tags ?? []) if (isGiven(tag)) relationId(tag, 'tags', addresses);
}

/**
 * Replaces all tags of an entity. The set may have at most one reason tag, and must have exactly
 * one when an address is missing. Resolves with true when something changed. See
 * docs/contract.md#entities.
 *
 * @throws Problem 400 for malformed relations, 422 for tags that do not exist or break that rule
 */
export async function replaceTags(
  tx: Executor,
  user: CurrentUser,
  current: EntityRow,
  body: TagsBody,
  addresses: Addresses,
): Promise<boolean> {
  const violations = new Violations();
  if (!body.entity_tags) violations.add('entity_tags', 'required');
  const ids = (body.entity_tags ?? []).map(({ tag }, index) => {
    if (isGiven(tag)) return relationId(tag, 'tags', addresses);
    violations.add(`entity_tags[${index}].tag`, 'required');
    return null;
  });
  const known = await findTags(
    tx,
    ids.filter((id) => id !== null),
  );
  ids.forEach((id, index) => {
    if (id !== null && !known.some((tag) => tag.id === id))
      violations.add(`entity_tags[${index}].tag`, 'not_found');
  });
  violations.throwIfAny();
  const problem = tagSetProblem(
    { no_website: current.noWebsite, no_career_page: current.noCareerPage },
    known,
  );
  if (problem) violations.add('entity_tags', problem.code);
  violations.throwIfAny();
  return setEntityTags(tx, user, current.id, new Set(known.map(({ id }) => id)));
}
