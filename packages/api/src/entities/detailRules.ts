import { isValidUrl, normaliseUrl } from '../core/urls.ts';
import { nameProblem } from './rules.ts';

/** The message for the text of an alias. A URL is checked after https:// has been put in front. */
export function aliasProblem(type: string, text: string): string | undefined {
  if (type !== 'url' || text.trim() === '') return nameProblem(text)?.message;
  return isValidUrl(normaliseUrl(text)) ? undefined : 'Not a valid URL';
}

/**
 * The reason why an archived entity takes no new request, watch or scrape. It is undefined for an
 * entity that is not archived.
 */
export const reasonArchived = ({ archived }: { archived: boolean }): string | undefined =>
  archived ? 'This entity is archived. Unarchive it first.' : undefined;
