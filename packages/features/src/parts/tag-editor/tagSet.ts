import { isReasonTag } from '@console/api/entities/rules';
import type { Entity, EntityTag, EntityTagsWrite } from '@console/api/entities/schema';
import type { Tag } from '@console/api/tags/schema';

type TagOf = EntityTag['tag'];

/** The ids of the entity's tags in the form of the field, in the order of the entity. */
export const tagIdsOf = ({ tags }: Pick<Entity, 'tags'>): string[] =>
  tags.map(({ tag }) => String(tag.id));

/** All tags. Tags of the entity that the list of tags lacks are added. */
export const knownTags = (
  all: readonly Tag[],
  { tags }: Pick<Entity, 'tags'>,
): readonly TagOf[] => [
  ...all,
  ...tags.map(({ tag }) => tag).filter(({ id }) => !all.some((tag) => tag.id === id)),
];

/**
 * The options of the editor. A chosen tag is disabled, and a chosen tag that begins with "NS:"
 * disables the others that do, because an entity has only one reason for not being scraped.
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

/** The titles of the chosen tags in one line. */
export const tagText = (chosen: readonly string[], known: readonly TagOf[]): string =>
  chosen.map((id) => known.find((tag) => String(tag.id) === id)?.title ?? `Tag ${id}`).join(', ') ||
  '–';

export const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The body of the save. An existing link is sent with its IRI. A new tag has no link yet. */
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
