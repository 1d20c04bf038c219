import { isBlank, MESSAGES } from '../core/hydra/messages.ts';
import { plainName } from '../core/hydra/plainName.ts';
import { isValidUrl } from '../core/urls.ts';
import { ATS_DATA_MAX, NAME_MAX } from './schema.ts';

type BlockReason<Code extends string> = { code: Code; message: string };

const ENTITY_ARCHIVED = { code: 'entity_archived', message: 'The entity is archived.' } as const;
const SCRAPE_ARCHIVED = { code: 'scrape_archived', message: 'The scrape is archived.' } as const;

/** The reason why an entity can have no new scrape. An archived scrape does not count. */
export function addScrapeBlockReason(entity: {
  archived: boolean;
  scrapes: readonly { archived: boolean }[];
}): BlockReason<'entity_archived' | 'entity_has_scrape'> | undefined {
  if (entity.archived) return ENTITY_ARCHIVED;
  return entity.scrapes.some(({ archived }) => !archived)
    ? { code: 'entity_has_scrape', message: 'The entity already has a scrape.' }
    : undefined;
}

/** The commands of the legacy admin page. The first three run a part of the scrape. */
export const COMMANDS = [
  'runparser',
  'runspider',
  'runcleanup',
  'dumpqueue',
  'sendToQueue',
  'unserveQueue',
] as const;
export type Command = (typeof COMMANDS)[number];
export const isRunCommand = (command: Command): boolean =>
  command === 'runparser' || command === 'runspider' || command === 'runcleanup';

/**
 * The reason why a command cannot be sent. An archived record cannot be run or sent to the queue,
 * and a Manual scrape cannot be run.
 */
export function commandBlockReason(
  command: Command,
  scrape: { archived: boolean; active: boolean; entity: { archived: boolean } },
): BlockReason<'scrape_archived' | 'entity_archived' | 'scrape_inactive'> | undefined {
  if (!isRunCommand(command) && command !== 'sendToQueue') return undefined;
  if (scrape.archived) return SCRAPE_ARCHIVED;
  if (scrape.entity.archived) return ENTITY_ARCHIVED;
  return scrape.active || command === 'sendToQueue'
    ? undefined
    : { code: 'scrape_inactive', message: 'The scrape is not active.' };
}

/**
 * Whether the data of an ATS fits its pattern. Any data fits a pattern that is no regular
 * expression.
 */
export function fitsAts(data: string, pattern: string | null): boolean {
  if (pattern === null) return true;
  try {
    return new RegExp(pattern).test(data);
  } catch {
    return true;
  }
}

/** The fields of the scrape dialog as they are typed. */
export type ScrapeFields = {
  name: string;
  /** The value as text. It is empty while nothing is chosen. */
  site_type: string;
  career_portal: string;
  ats_data: string;
};

const length = (text: string) => [...plainName(text)].length;

/**
 * Returns what is wrong with the fields, by field.
 *
 * @param pattern the pattern that the data of the chosen ATS has to fit, or null when the form does
 *   not ask for the data
 */
export function scrapeProblems(
  { name, site_type, career_portal: portal, ats_data: data }: ScrapeFields,
  pattern: string | null,
): Partial<Record<keyof ScrapeFields, string>> {
  return {
    ...(isBlank(plainName(name)) && { name: MESSAGES.required }),
    ...(length(name) > NAME_MAX && { name: MESSAGES.too_long }),
    ...(site_type === '' && { site_type: MESSAGES.required }),
    ...(portal.trim() !== '' &&
      !isValidUrl(portal.trim()) && { career_portal: MESSAGES.invalid_url }),
    ...(pattern !== null &&
      data.trim() !== '' &&
      !fitsAts(data.trim(), pattern) && { ats_data: MESSAGES.invalid_text }),
    ...(pattern !== null && length(data) > ATS_DATA_MAX && { ats_data: MESSAGES.too_long }),
  };
}
