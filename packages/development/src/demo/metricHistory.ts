import { writeRows } from '@console/server/db/bulkInsert';
import type { Executor } from '@console/server/db/executor';
import { metricDaily } from '@console/server/db/schema/jobs';
import { eq, sql } from 'drizzle-orm';
import type { World } from './world.ts';

// These are seven years, and the longest average (90 days) before their first day.
const graphDays = 7 * 366 + 90;
const insightDays = 400;

const graphs = new Set(['job_count', 'working_company_count', 'broken_company_count']);

type Dice = Pick<World, 'clock' | 'random'>;

/**
 * Invents the days before today for each metric that has a value for today. Recorded days are not
 * changed.
 *
 * @param includes which metrics get a history. By default it is all of them
 */
export async function inventMetricHistory(
  executor: Executor,
  dice: Dice,
  includes: (metric: string) => boolean = () => true,
): Promise<void> {
  const recorded = await executor
    .select({ metric: metricDaily.metric, today: metricDaily.itemCount })
    .from(metricDaily)
    .where(eq(metricDaily.day, dice.clock.dayAgo(0)));
  for (const { metric, today } of recorded) {
    if (includes(metric))
      await writeRows(
        executor,
        metricDaily,
        daysBefore(dice, metric, today),
        sql`ON CONFLICT DO NOTHING`,
      );
  }
}

/** Makes the values before today's value, going back one day at a time. */
function daysBefore({ clock, random: diceOf }: Dice, metric: string, today: number) {
  const random = diceOf('metric', metric);
  const days = graphs.has(metric) ? graphDays : insightDays;
  const isTrouble = metric.includes('broken') || metric.includes('no_jobs');
  let level = Math.max(today, 3);
  return Array.from({ length: days }, (_, daysAgo) => {
    const itemCount = daysAgo === 0 ? today : Math.max(0, Math.round(level));
    // Metrics that grow with the business were smaller in the past. Trouble varies around a level.
    const pull = isTrouble ? (Math.max(today, 3) - level) * 0.02 : -level * 0.0006;
    const weekend =
      new Date(`${clock.dayAgo(daysAgo)}T00:00:00Z`).getUTCDay() % 6 === 0 ? 0.992 : 1.002;
    level = Math.max(
      1,
      (level + pull + level * (random.next() - 0.5) * 0.02) * (isTrouble ? 1 : weekend ** 0.2),
    );
    return { metric, day: clock.dayAgo(daysAgo), itemCount };
  });
}
