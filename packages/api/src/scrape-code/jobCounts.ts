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
