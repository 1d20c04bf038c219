/** The intervals between two runs of a spider, in hours. */
export const SPIDER_FREQUENCIES = [24, 48, 72, 96, 120, 144, 168] as const;

/** The largest code of a scrape, and the largest job data of a test, in bytes of UTF-8. */
export const CODE_MAX_BYTES = 1024 * 1024;
export const JOB_DATA_MAX_BYTES = 64 * 1024;

/** The proxy of a scrape that identifies itself. */
export const NO_PROXY = 'none';

/** Why a scrape accepts no change. Undefined where it does. */
export function scrapeBlockReason(scrape: {
  archived: boolean;
  entity: { archived: boolean };
}): { code: 'scrape_archived' | 'entity_archived'; message: string } | undefined {
  if (scrape.archived) return { code: 'scrape_archived', message: 'The scrape is archived.' };
  return scrape.entity.archived
    ? { code: 'entity_archived', message: 'The entity is archived.' }
    : undefined;
}
