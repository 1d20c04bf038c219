import { dailyJobShift, dailyJobShiftAssignee } from '../db/schema/quality.ts';
import type { EmployerFacts, ScrapeFacts } from './employerFacts.ts';
import { reasonValues } from './lookups/reasonCodes.ts';
import type { Random } from './random.ts';
import { addReview } from './reviews.ts';
import { pickStaff, type World } from './world.ts';

const daysCompared = 7;
const round = (value: number): number => Math.round(value * 100) / 100;

/** Where today's count strays from the week before: an open shift of today and, for some, a closed one of an earlier day. */
export function addJobShifts(world: World, employer: EmployerFacts, scrape: ScrapeFacts, counts: readonly number[], random: Random): void {
  if (!scrape.active || employer.archived) return;
  if (random.chance(0.35)) addShift(world, employer, scrape, counts, random, 0);
  const earlier = random.int(1, 5);
  if (random.chance(0.15)) addShift(world, employer, scrape, counts, random, earlier);
}

function addShift(world: World, employer: EmployerFacts, scrape: ScrapeFacts, counts: readonly number[], random: Random, daysAgo: number): void {
  const latest = counts[daysAgo];
  const before = counts.slice(daysAgo + 1, daysAgo + 1 + daysCompared);
  const average = before.reduce((sum, count) => sum + count, 0) / before.length;
  if (latest === undefined || before.length === 0 || average === 0) return;
  const { rows, clock } = world;
  const id = rows.nextId(dailyJobShift);
  const dayStart = new Date(`${clock.dayAgo(daysAgo)}T00:00:00Z`);
  const reviewedAt = daysAgo > 0 || random.chance(0.3) ? clock.after(dayStart, daysAgo > 0 ? random.int(4, 20) : 1) : null;
  const action = daysAgo > 0 && random.chance(0.25) ? 'send_for_review' : 'do_nothing';
  const reviewed = reviewedAt && addReview(world, random, {
    subject: 'daily_job_shift', subjectId: id, title: 'Daily Job Shift', entityId: employer.id, scrapeId: scrape.id, action, event: 'reviewed', at: reviewedAt,
    jobCount: latest, reasonCode: random.pick(reasonValues('company_queue_request')),
  });
  const isAssigned = random.chance(0.4);
  rows.add(dailyJobShift, {
    id,
    entityId: employer.id,
    scrapeId: scrape.id,
    shiftDate: clock.dayAgo(daysAgo),
    avgJobCount: round(average),
    latestJobCount: latest,
    percentChange: round(((latest - average) / average) * 100),
    lastTimeReviewed: reviewedAt,
    lastReviewedBy: reviewed?.reviewerId ?? null,
    dateAssigned: isAssigned ? clock.after(dayStart, 2) : null,
    lastActionTaken: reviewed ? action : null,
    noteId: reviewed?.noteId ?? null,
    closedAt: daysAgo > 0 ? new Date(dayStart.getTime() + 86_400_000) : null,
  });
  if (!isAssigned) return;
  const assignees = new Set([pickStaff(world, random, 'quality').id, pickStaff(world, random, 'quality').id]);
  for (const userId of assignees) rows.add(dailyJobShiftAssignee, { dailyJobShiftId: id, userId });
}
