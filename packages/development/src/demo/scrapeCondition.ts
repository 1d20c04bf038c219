import type { scrapeStageHistory } from '@console/server/db/schema/scrapes';
import { Random } from './random.ts';

const hourMs = 3_600_000;

export type Condition = 'fine' | 'broken' | 'stuck' | 'underrun' | 'blocked' | 'queued';

/** The facts about a scrape that decide which conditions are likely. */
export type ConditionSubject = {
  entityId: number;
  ats: string;
  active: boolean;
  careerPortal: string | null;
  lastCheck: Date | null;
  openJobs: number;
  /** True when the scrape or its entity is archived, so that its state no longer changes. */
  isAtRest: boolean;
};

/**
 * An invented condition, with the columns of `scrape` that show it. `random` is for the other rows
 * that belong to it.
 */
export type InventedCondition = {
  condition: Condition;
  since: Date;
  until: Date;
  portal: string | null;
  random: Random;
  queue: { served: number; waiting: number };
  columns: {
    status?: (typeof scrapeStageHistory.$inferSelect)['stage'];
    status_date?: Date;
    broken_since?: Date;
    underrun_timestamp?: Date;
    items_in_queue: number;
  };
};

/** Chooses a condition. The weights are in percent. Scrapes without open jobs are broken more often. */
function pickCondition(
  { active, isAtRest, openJobs, careerPortal }: ConditionSubject,
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
 * Invents the condition of an imported scrape. The same entity and system always get the same
 * condition. docs/import.md states the shares.
 *
 * @param newestCheck the newest visit of the imported files. No invented moment is later
 */
export function inventCondition(subject: ConditionSubject, newestCheck: Date): InventedCondition {
  const random = Random.at(1, 'import', subject.entityId, subject.ats);
  const lastCheck =
    subject.lastCheck === null || subject.lastCheck > newestCheck ? newestCheck : subject.lastCheck;
  const condition = pickCondition(subject, random);
  const hoursAgo = (low: number, high: number) =>
    new Date(newestCheck.getTime() - random.int(low, high) * hourMs);
  const later = (at: Date) => (at > lastCheck ? at : lastCheck);
  const isQueued = condition === 'queued' || (condition === 'stuck' && random.chance(0.5));
  const queue = isQueued
    ? { served: random.int(0, 6), waiting: random.int(1, 18) }
    : { served: 0, waiting: 0 };
  // A stuck run began more than a day before the newest visit.
  const since = condition === 'stuck' ? hoursAgo(26, 24 * 9) : later(hoursAgo(5, 24 * 30));
  const columns = {
    fine: {},
    broken: { broken_since: since },
    stuck: { status: random.pick(['spidering', 'parsing'] as const), status_date: since },
    underrun: { underrun_timestamp: since },
    blocked: {},
    queued: {},
  };
  return {
    condition,
    since,
    until: newestCheck,
    portal: subject.careerPortal,
    random,
    queue,
    columns: { ...columns[condition], items_in_queue: queue.waiting },
  };
}
