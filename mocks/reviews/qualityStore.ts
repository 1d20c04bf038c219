import { shifts } from '../daily-job-shifts/fixtures.ts';
import { createAnswers } from '../endpoint.ts';
import { monitoredEntities } from '../monitored-entities/fixtures.ts';
import { pitStops } from '../pit-stops/fixtures.ts';
import { reviewReadies } from '../review-readies/fixtures.ts';
import { createRowStore } from '../rowStore.ts';
import { watchLists } from '../watch-lists/fixtures.ts';

type Rows = {
  shifts: typeof shifts;
  watchLists: typeof watchLists;
  monitored: typeof monitoredEntities;
  reviewReadies: typeof reviewReadies;
  pitStops: typeof pitStops;
};

/** The lists of the dashboard of one story or test. */
export type QualityStore = ReturnType<typeof createQualityStore>;

/** Makes the store from the fixtures, or from other rows in their place. */
export const createQualityStore = (rows: Partial<Rows> = {}) => ({
  shifts: createRowStore(rows.shifts ?? shifts),
  watchLists: createRowStore(rows.watchLists ?? watchLists),
  monitored: createRowStore(rows.monitored ?? monitoredEntities),
  reviewReadies: createRowStore(rows.reviewReadies ?? reviewReadies),
  pitStops: createRowStore(rows.pitStops ?? pitStops),
  /** The stored answers by idempotency key. */
  answers: createAnswers(),
});
