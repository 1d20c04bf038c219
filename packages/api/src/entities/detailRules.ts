import { isValidUrl, nameProblem, normaliseUrl } from './rules.ts';

/** The message for the text of an alias. A URL is checked with https:// in front. */
export function aliasProblem(type: string, text: string): string | undefined {
  if (type !== 'url' || text.trim() === '') return nameProblem(text)?.message;
  return isValidUrl(normaliseUrl(text)) ? undefined : 'Not a valid URL';
}

/** The reason why an archived entity takes no new request, watch or scrape. */
export const reasonArchived = ({ archived }: { archived: boolean }): string | undefined =>
  archived ? 'This entity is archived. Unarchive it first.' : undefined;

/**
 * The reason why an entity can have no further scrape: it is archived, or one of its scrapes is
 * not. See docs/decisions.md#forms (D-26).
 */
export const reasonCannotAddScrape = (entity: {
  archived: boolean;
  scrapes: readonly { archived: boolean }[];
}): string | undefined =>
  reasonArchived(entity) ??
  (entity.scrapes.some(({ archived }) => !archived)
    ? 'This entity already has a scrape.'
    : undefined);
