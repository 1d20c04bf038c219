import type { StageHistory } from '@console/api/stage-history/schema';
import { acmeWorkday, brokenScrape, manualScrape, NOW } from '../scrapes/fixtures.ts';
import { instant, type Wire } from '../wire.ts';

/** A stage of a run of a scrape. */
export const buildStage = (
  id: number,
  given: Pick<StageHistory, 'stage' | 'start_time' | 'end_time' | 'items'>,
  of = brokenScrape,
): Wire<StageHistory> => ({
  ...given,
  '@id': `/api/stage_histories/${id}`,
  '@type': 'StageHistory',
  id,
  scrape_id: of.id,
  scrape_name: of.name,
  company_id: of.entity_id,
});

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The three stages of one run, and a run that is parsing now. */
const run = (index: number) => {
  const of = index % 4 === 3 ? manualScrape : acmeWorkday;
  const start_time = NOW - index * DAY - 2 * HOUR;
  const stages = [
    { stage: 'spidering', start_time, end_time: start_time + HOUR, items: 400 + index },
    {
      stage: 'parsing',
      start_time: start_time + HOUR,
      end_time: index === 0 ? null : start_time + HOUR + 1200,
      items: 80,
    },
    {
      stage: 'cleanup',
      start_time: start_time + HOUR + 1200,
      end_time: start_time + HOUR + 1260,
      items: 3,
    },
  ];
  return stages
    .slice(0, index === 0 ? 2 : 3)
    .map((stage, step) => buildStage(100 + index * 3 + step, stage, of));
};

/** The runs of two scrapes of Acme on twelve days, and two stages of a broken scrape. */
export const stageHistories: readonly Wire<StageHistory>[] = [
  ...['spidering', 'parsing'].map((stage, index) =>
    buildStage(index + 1, {
      stage,
      start_time: instant('2026-11-16T11:30:00Z') + index * 900,
      end_time: instant('2026-11-16T11:45:00Z') + index * 900,
      items: index === 0 ? 40 : 0,
    }),
  ),
  ...Array.from({ length: 12 }, (_, index) => run(index)).flat(),
];
