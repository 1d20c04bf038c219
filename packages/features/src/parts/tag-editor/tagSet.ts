import { isReasonTag } from '@console/api/entities/rules';
import type { Entity, EntityTag, EntityTagsWrite } from '@console/api/entities/schema';
import type { Tag } from '@console/api/tags/schema';

type TagOf = EntityTag['tag'];

/** Ids as the field holds them, in the order in which they stand on the entity. */
export const tagIdsOf = ({ tags }: Pick<Entity, 'tags'>): readonly string[] =>
  tags.map(({ tag }) => String(tag.id));

/** Every tag there is, those of the entity too, in case one of them is not in the list any more. */
export const knownTags = (
  all: readonly Tag[],
  { tags }: Pick<Entity, 'tags'>,
): readonly TagOf[] => [
  ...all,
  ...tags.map(({ tag }) => tag).filter(({ id }) => !all.some((tag) => tag.id === id)),
];

/**
 * The list of the editor: what is chosen cannot be chosen again, and of the tags that begin with
 * "NS:" one excludes the others, because an entity has only one reason for not being scraped.
 */
export function tagOptions(known: readonly TagOf[], chosen: readonly string[]) {
  const hasReason = known.some((tag) => isReasonTag(tag) && chosen.includes(String(tag.id)));
  return known.map((tag) => {
    const value = String(tag.id);
    return {
      value,
      label: tag.title,
      disabled: chosen.includes(value) || (hasReason && isReasonTag(tag)),
    };
  });
}

export const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * What somebody chose, beginning from `base`, done to what another has saved meanwhile: nobody's
 * choice is lost.
 */
export const mergeTags = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] => [
  ...theirs.filter((id) => mine.includes(id) || !base.includes(id)),
  ...mine.filter((id) => !base.includes(id) && !theirs.includes(id)),
];

/**
 * The body of the save: a link that stays keeps its address, a tag that is new has none yet
 * (B-AMB-055).
 */
export const toTagsWrite = (
  chosen: readonly string[],
  known: readonly TagOf[],
  { tags }: Pick<Entity, 'tags'>,
): EntityTagsWrite => ({
  entity_tags: chosen.map((id) => {
    const link = tags.find(({ tag }) => String(tag.id) === id)?.['@id'];
    const tag = known.find((one) => String(one.id) === id)?.['@id'] ?? `/tags/${id}`;
    return link ? { '@id': link, tag } : { tag };
  }),
});
