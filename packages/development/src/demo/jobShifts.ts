import { dailyJobShift, dailyJobShiftAssignee } from '@console/server/db/schema/quality';
import { reasonValues } from '@console/server/lookups/optionLists';
import { addEvent, addReview } from './activity.ts';
import type { EntityFacts, ScrapeFacts, Situation } from './entityFacts.ts';
import type { Random } from './random.ts';
import { pickStaff, type World } from './world.ts';

const daysCompared = 7;
const hour = 3_600_000;
const round = (value: number): number => Math.round(value * 100) / 100;

type Subject = { entity: EntityFacts; scrape: ScrapeFacts; random: Random };
type Figures = { daysAgo: number; average: number; latest: number };

/** The review actions that lead to a situation. In other situations the action is "do nothing". */
const decisions: Partial<Record<Situation, readonly string[]>> = {
  inReview: ['send_for_review', 'request_new_scrape'],
  watched: ['place_on_watch'],
};

/** Adds an open shift for today, and sometimes a closed shift of an earlier day. */
export function addJobShifts(
  world: World,
  entity: EntityFacts,
  scrape: ScrapeFacts,
  counts: readonly number[],
  random: Random,
): void {
  const subject = { entity, scrape, random };
  if (scrape.archived) {
    if (random.chance(0.4))
      addShift(
        world,
        subject,
        { daysAgo: random.int(3, 40), average: random.int(2, 60), latest: 0 },
        'retire_scrape',
      );
    return;
  }
  if (!scrape.active) return;
  const of = (daysAgo: number) => figuresOf(counts, daysAgo);
  const action = entity.archived
    ? null
    : random.pick(decisions[entity.situation] ?? ['do_nothing']);
  if (random.chance(0.85)) addShift(world, subject, of(0), random.chance(0.3) ? action : null);
  const earlier = random.int(1, 5);
  if (random.chance(0.15))
    addShift(
      world,
      subject,
      of(earlier),
      entity.archived
        ? null
        : random.weighted([
            ['do_nothing', 75],
            ['send_for_review', 25],
          ]),
    );
}

function figuresOf(counts: readonly number[], daysAgo: number): Figures | undefined {
  const latest = counts[daysAgo];
  const before = counts.slice(daysAgo + 1, daysAgo + 1 + daysCompared);
  if (latest === undefined || before.length === 0) return undefined;
  return {
    daysAgo,
    latest,
    average: before.reduce((sum, count) => sum + count, 0) / before.length,
  };
}

function addShift(
  world: World,
  subject: Subject,
  figures: Figures | undefined,
  action: string | null,
): void {
  if (figures === undefined || (figures.latest === 0 && figures.average === 0)) return;
  const { entity, scrape, random } = subject;
  const { daysAgo, average, latest } = figures;
  const { rows, clock } = world;
  const id = rows.nextId(dailyJobShift);
  const dayStart = new Date(`${clock.dayAgo(daysAgo)}T00:00:00Z`);
  const reviewed =
    action === null
      ? null
      : addReviews(world, subject, {
          id,
          action,
          latest,
          at: clock.after(dayStart, daysAgo > 0 ? random.int(4, 20) : 1),
        });
  const assignees = random.chance(0.4)
    ? new Set(
        Array.from({ length: random.int(1, 3) }, () => pickStaff(world, random, 'quality').id),
      )
    : new Set<number>();
  rows.add(dailyJobShift, {
    id,
    entityId: entity.id,
    scrapeId: scrape.id,
    shiftDate: clock.dayAgo(daysAgo),
    avgJobCount: round(average),
    latestJobCount: latest,
    percentChange: average === 0 ? 100 : round(((latest - average) / average) * 100),
    lastTimeReviewed: reviewed?.at ?? null,
    lastReviewedBy: reviewed?.reviewerId ?? null,
    dateAssigned: assignees.size > 0 ? clock.after(dayStart, 2) : null,
    lastActionTaken: action,
    noteId: reviewed?.noteId ?? null,
    closedAt: daysAgo > 0 ? new Date(dayStart.getTime() + 24 * hour) : null,
  });
  for (const userId of assignees) rows.add(dailyJobShiftAssignee, { dailyJobShiftId: id, userId });
  if (assignees.size === 0) return;
  const event = {
    entityId: entity.id,
    scrapeId: scrape.id,
    type: 'daily_job_shift',
    name: 'assigned',
  };
  addEvent(world, {
    ...event,
    at: clock.after(dayStart, 2),
    by: pickStaff(world, random, 'quality'),
  });
}

/** Adds the review that decided the shift, and sometimes an earlier one by another person. */
function addReviews(
  world: World,
  { entity, scrape, random }: Subject,
  done: { id: number; action: string; latest: number; at: Date },
) {
  const review = (action: string, at: Date) => ({
    at,
    ...addReview(world, random, {
      subject: 'daily_job_shift',
      subjectId: done.id,
      title: 'Daily Job Shift',
      entityId: entity.id,
      scrapeId: scrape.id,
      action,
      event: 'reviewed',
      at,
      jobCount: done.latest,
      reasonCode: random.pick(
        reasonValues(action === 'place_on_watch' ? 'watch_list' : 'company_queue_request'),
      ),
    }),
  });
  if (random.chance(0.2)) review('do_nothing', new Date(done.at.getTime() - hour / 2));
  return review(done.action, done.at);
}
