/**
 * The reason why code cannot be searched for this text. Undefined when it can. The index of the
 * code holds groups of three letters or digits.
 */
export const reasonCannotSearchCode = (text: string): string | undefined =>
  /[\p{L}\p{N}]{3}/u.test(text)
    ? undefined
    : 'Code is searched for three letters or digits in a row, or more.';

/** The settings that a scrape takes from a lookup, and the intervals of its runs in hours. */
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

/** The job count of a scrape on one day: the time of the count in unix seconds, and its value. */
export type JobCount = { at: number; value: number };

/**
 * The job counts that the stages of a scrape tell, oldest first, one for each day in the browser's
 * zone. A finished parsing stage counts the jobs of its run; of several on one day the last holds.
 */
export function jobCountsOf(
  stages: readonly { stage: string; end_time: number | null; items: number }[],
): JobCount[] {
  const ofDays = new Map<string, JobCount>();
  const counted = stages
    .flatMap(({ stage, end_time: at, items: value }) =>
      stage === 'parsing' && at !== null ? [{ at, value }] : [],
    )
    .sort((a, b) => a.at - b.at);
  for (const count of counted) ofDays.set(new Date(count.at * 1000).toDateString(), count);
  return [...ofDays.values()];
}

/**
 * The change of the last count against the mean of those before, in per cent. Undefined where there
 * is nothing to compare with.
 */
export function jobCountChange(counts: readonly JobCount[]): number | undefined {
  const before = counts.slice(0, -1);
  const last = counts.at(-1);
  const mean = before.reduce((sum, { value }) => sum + value, 0) / before.length;
  return last && mean > 0 ? ((last.value - mean) / mean) * 100 : undefined;
}
