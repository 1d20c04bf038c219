import { buildShift, shifts } from '../daily-job-shifts/fixtures.ts';
import { buildEntity, entities } from '../entities/fixtures.ts';
import { buildMonitored, monitoredEntities } from '../monitored-entities/fixtures.ts';
import { buildPitStop, pitStops } from '../pit-stops/fixtures.ts';
import { buildReviewReady, reviewReadies } from '../review-readies/fixtures.ts';
import { buildScrape } from '../scrapes/fixtures.ts';
import { buildWatchList, watchLists } from '../watch-lists/fixtures.ts';

/**
 * Entities for the cases that review a row. Each has a row in every list of the dashboard, and no
 * case shares one with another.
 */
const more = Array.from({ length: 80 }, (_, index) => {
  const id = 1001 + index;
  const of = buildEntity({ id, company_name: `Contract Employer ${index}` });
  return { id, of, scrape: buildScrape({ id, name: `Contract Scrape ${index}`, of }) };
});

export const contractEntities = [...entities, ...more.map(({ of }) => of)];

export const contractRows = {
  shifts: [
    ...shifts,
    ...more.map(({ id, of, scrape }) => ({
      ...buildShift({ id, of: scrape }),
      entity: buildMonitored({ id, of }).entity,
    })),
  ],
  watchLists: [
    ...watchLists,
    ...more.map(({ id, of, scrape }) => buildWatchList({ id, of, scrape })),
  ],
  monitored: [
    ...monitoredEntities,
    ...more.map(({ id, of }) =>
      buildMonitored({ id, of, kind: id % 2 === 0 ? 'new' : 'monitored' }),
    ),
  ],
  reviewReadies: [...reviewReadies, ...more.map(({ id, of }) => buildReviewReady({ id, of }))],
  pitStops: [...pitStops, ...more.map(({ id, of }) => buildPitStop({ id, of }))],
};
