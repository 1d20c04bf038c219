import type { scrapeStageHistory } from '../db/schema/scrapes.ts';
import { Random } from '../seed/random.ts';
import type { WantedScrape } from './scrapeCatalog.ts';

const HOUR = 3_600_000;
/** A portal without an open job that nobody visited for so long is no longer scraped. */
const ARCHIVED_AFTER_DAYS = 180;

export type Condition =
  | 'fine'
  | 'archived'
  | 'broken'
  | 'stuck'
  | 'underrun'
  | 'blocked'
  | 'queued';

/**
 * How a scrape stands, the columns of `scrape` that say so, and since when. `random` draws what
 * else belongs to it.
 */
export type FoundCondition = {
  condition: Condition;
  since: Date;
  until: Date;
  portal: string | null;
  random: Random;
  queue: { served: number; waiting: number };
  columns: {
    status?: (typeof scrapeStageHistory.$inferSelect)['stage'];
    status_date?: Date;
    archived_date?: Date;
    archived_reason_code?: string;
    broken_since?: Date;
    underrun_timestamp?: Date;
    items_in_queue?: number;
  };
};

/**
 * In hundredths of those that run by themselves. One whose jobs are all gone is broken more often:
 * that is how it shows.
 */
function drawn(
  { active, isAtRest, openJobs, careerPortal }: WantedScrape,
  random: Random,
): Condition {
  if (!active || isAtRest || careerPortal === null) return 'fine';
  const broken = openJobs === 0 ? 14 : 4;
  return random.weighted<Condition>([
    ['broken', broken],
    ['stuck', 3],
    ['queued', 2],
    ['underrun', 1.5],
    ['blocked', 0.5],
    ['fine', 93 - broken],
  ]);
}

/**
 * The files tell what was found, not how the scrapes stand: that is drawn, the same for the same
 * employer and system whenever it is drawn. The shares stand in docs/import.md.
 *
 * @param newestCheck the last sign of life of the pipeline; nothing happened after it
 */
export function conditionOf(wanted: WantedScrape, newestCheck: Date): FoundCondition {
  const random = Random.at(1, 'import', wanted.entityId, wanted.ats);
  const lastCheck =
    wanted.lastCheck === null || wanted.lastCheck > newestCheck ? newestCheck : wanted.lastCheck;
  const isGone =
    wanted.openJobs === 0 &&
    newestCheck.getTime() - lastCheck.getTime() > ARCHIVED_AFTER_DAYS * 24 * HOUR;
  const condition = isGone ? 'archived' : drawn(wanted, random);
  const hoursAgo = (low: number, high: number) =>
    new Date(newestCheck.getTime() - random.int(low, high) * HOUR);
  const later = (at: Date) => (at > lastCheck ? at : lastCheck);
  const isQueued = condition === 'queued' || (condition === 'stuck' && random.chance(0.5));
  const queue = isQueued
    ? { served: random.int(0, 6), waiting: random.int(1, 18) }
    : { served: 0, waiting: 0 };
  // A stuck run began at the last visit or after it, and more than a day before the end.
  const since = condition === 'stuck' ? hoursAgo(26, 24 * 9) : later(hoursAgo(5, 24 * 30));
  const columns: Record<Condition, FoundCondition['columns']> = {
    fine: {},
    archived: { archived_date: lastCheck, archived_reason_code: 'career-portal-not-available' },
    broken: { broken_since: since },
    stuck: { status: random.pick(['spidering', 'parsing']), status_date: since },
    underrun: { underrun_timestamp: since },
    blocked: {},
    queued: {},
  };
  return {
    condition,
    since,
    until: newestCheck,
    portal: wanted.careerPortal,
    random,
    queue,
    columns: { ...columns[condition], items_in_queue: queue.waiting },
  };
}
