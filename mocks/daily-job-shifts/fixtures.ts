import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import { SHIFT_ACTIONS } from '@console/api/daily-job-shifts/schema';
import { entities } from '../entities/fixtures.ts';
import { ATTACKS, buildNote, PASTED_NOTE, RICH_NOTE } from '../notes/fixtures.ts';
import {
  acmeWorkday,
  archivedScrape,
  NOW,
  scrapes,
  toEntityRef,
  type ScrapeRecord,
} from '../scrapes/fixtures.ts';
import { toScrapeRef } from '../scrapes/scrapeRef.ts';
import { userRefOf, userRefs } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';

export type ShiftRecord = Wire<DailyJobShift>;

const HOUR = 3600;
const DAY = 24 * HOUR;

type Given = Partial<Omit<DailyJobShift, '@id'>> & { id: number; of?: ScrapeRecord };

/**
 * The change in per cent, as the import computes it: 100 when there were no jobs before, 0 when
 * there are none at all.
 */
const changeOf = (average: number, latest: number): number =>
  average === 0
    ? latest === 0
      ? 0
      : 100
    : Math.round(((latest - average) / average) * 10_000) / 100;

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** A complete shift. Fields that are not given have ordinary values. `of` is its scrape. */
export function buildShift({ of = acmeWorkday, ...given }: Given): ShiftRecord {
  const average = given.avg_job_count ?? 100;
  const latest = given.latest_job_count ?? 80;
  const entity = entities.find(({ id }) => id === of.entity_id);
  return {
    entity: entity ? toEntityRef(entity) : of.entity,
    scrape: toScrapeRef(of),
    avg_job_count: average,
    latest_job_count: latest,
    percent_change: changeOf(average ?? 0, latest ?? 0),
    absolute_change: Math.round((latest - average) * 100) / 100,
    shift_date: dayOf(NOW),
    last_time_reviewed: null,
    last_reviewed_by: null,
    assigned_to: [],
    date_assigned: null,
    last_action_taken: null,
    latest_note: null,
    ...given,
    '@id': `/api/daily_job_shifts/${given.id}`,
    '@type': 'DailyJobShift',
  };
}

const noteOf = (id: number, of: ScrapeRecord, content: string) =>
  buildNote({
    id: 1000 + id,
    type: 'ScrapeNote',
    title: 'Daily Job Shift Review – do_nothing',
    content,
    entity_id: of.entity_id,
    scrape_id: of.id,
    scrape: { id: of.id, name: of.name },
  });

const named = (start: string): ScrapeRecord =>
  scrapes.find(({ name }) => name.startsWith(start)) ?? acmeWorkday;

/** A shift that nobody has reviewed. */
export const freshShift = buildShift({ id: 1, avg_job_count: 104.5, latest_job_count: 80 });
/** A shift that was reviewed yesterday and is assigned to two people. */
export const reviewedShift = buildShift({
  id: 2,
  of: named('Run by hand'),
  avg_job_count: 40,
  latest_job_count: 0,
  last_time_reviewed: NOW - DAY,
  last_reviewed_by: userRefOf('ROLE_DQ_LEAD'),
  assigned_to: userRefs(4, 10),
  date_assigned: NOW - 2 * DAY,
  last_action_taken: 'do_nothing',
  latest_note: noteOf(2, named('Run by hand'), RICH_NOTE),
});
export const shiftOfArchivedEntity = buildShift({
  id: 3,
  of: archivedScrape,
  avg_job_count: 12,
  latest_job_count: 0,
});
/** A shift whose scrape was retired outside this list. */
export const shiftOfArchivedScrape = buildShift({
  id: 4,
  of: scrapes.find(({ archived, entity }) => archived && !entity.archived) ?? archivedScrape,
  avg_job_count: 7,
  latest_job_count: 9,
});
/** A shift without any change. */
export const levelShift = buildShift({
  id: 5,
  of: named('One script'),
  avg_job_count: 25,
  latest_job_count: 25,
});
/** A shift of a scrape that had no jobs before. */
export const suddenShift = buildShift({
  id: 6,
  of: named('Own career'),
  avg_job_count: 0,
  latest_job_count: 31,
});
/** A shift that is assigned to an archived user. */
export const shiftOfSomebodyGone = buildShift({
  id: 7,
  of: named('Never ran'),
  avg_job_count: 1_234_567.89,
  latest_job_count: 2_000_000,
  assigned_to: userRefs(7),
  date_assigned: NOW - 30 * DAY,
});

const hostileNames = ['סודה', 'وظائف', '🚀', '<img', 'Stellen', '=HYPER'];
const hostile = hostileNames.map((start, index) => {
  const of = named(start);
  return buildShift({
    id: 8 + index,
    of,
    avg_job_count: 50 + index,
    latest_job_count: 50 - index * 9,
    last_time_reviewed: NOW - (index + 1) * DAY,
    last_reviewed_by: userRefs(10 + (index % 3))[0] ?? null,
    assigned_to: userRefs(10, 11, 12).slice(0, index % 4),
    date_assigned: index % 4 === 0 ? null : NOW - index * DAY,
    last_action_taken: 'do_nothing',
    latest_note: noteOf(
      8 + index,
      of,
      index === 0 ? PASTED_NOTE : (ATTACKS[index - 1] ?? RICH_NOTE),
    ),
  });
});

const ordinary = scrapes
  .filter(
    ({ id, archived, entity }) =>
      id >= 21 && id !== acmeWorkday.id && !archived && !entity.archived,
  )
  .slice(0, 40)
  .map((of, index) => {
    const reviewed = index % 3 === 1;
    const assigned = index % 4 === 2;
    const latest = (index * 37) % 300;
    return buildShift({
      id: 14 + index,
      of,
      avg_job_count:
        index % 10 === 9 ? 0 : Math.round(latest * (60 + ((index * 29) % 90)) + 50) / 100,
      latest_job_count: latest,
      last_time_reviewed: reviewed ? NOW - index * 5 * HOUR : null,
      last_reviewed_by: reviewed ? userRefOf(index % 2 === 0 ? 'ROLE_DQ' : 'ROLE_DQ_LEAD') : null,
      last_action_taken: reviewed
        ? (SHIFT_ACTIONS[Math.floor(index / 3) % SHIFT_ACTIONS.length] ?? null)
        : null,
      latest_note: reviewed ? noteOf(14 + index, of, `<p>Checked on day ${index}.</p>`) : null,
      assigned_to: assigned ? userRefs(4) : [],
      date_assigned: assigned ? NOW - index * DAY : null,
    });
  });

/**
 * 53 shifts on three pages of twenty, in every state, with texts that strain a layout or a careless
 * renderer.
 */
export const shifts: readonly ShiftRecord[] = [
  freshShift,
  reviewedShift,
  shiftOfArchivedEntity,
  shiftOfArchivedScrape,
  levelShift,
  suddenShift,
  shiftOfSomebodyGone,
  ...hostile,
  ...ordinary,
];
