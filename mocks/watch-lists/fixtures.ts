import type { Entity } from '@console/api/entities/schema';
import type { WatchList } from '@console/api/watch-lists/schema';
import { acme, archivedEntity, entities, manyTags } from '../entities/fixtures.ts';
import { reasonCodes } from '../lookups/fixtures.ts';
import { ATTACKS, buildNote, RICH_NOTE } from '../notes/fixtures.ts';
import { NOW, scrapes, toEntityRef, type ScrapeRecord } from '../scrapes/fixtures.ts';
import { toScrapeRef } from '../scrapes/scrapeRef.ts';
import { userRefOf, userRefs } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';

export type WatchListRecord = Wire<WatchList>;

const DAY = 24 * 3600;

type Given = Partial<Omit<WatchList, '@id' | 'entity' | 'scrape'>> & {
  id: number;
  of?: Wire<Entity>;
  scrape?: ScrapeRecord | null;
};

/**
 * A complete row. Fields that are not given have ordinary values. `of` is its entity. A row without
 * a scrape stands for all scrapes of its entity.
 */
export function buildWatchList({ of: entity = acme, scrape, ...given }: Given): WatchListRecord {
  const own = scrapes.filter(({ entity_id }) => entity_id === entity.id);
  const chosen = scrape === undefined ? (own[0] ?? null) : scrape;
  return {
    entity: { ...toEntityRef(entity), scrapes: own.map(toScrapeRef) },
    scrape: chosen && toScrapeRef(chosen),
    reason_code: 'no_jobs_on_site',
    watch_listed_date: NOW - 9 * DAY,
    snoozed: false,
    snoozed_until: null,
    assigned_to: [],
    note: buildNote({
      id: 2000 + given.id,
      title: 'Watch List',
      content: '<p>No jobs on the site.</p>',
      entity_id: entity.id,
    }),
    last_time_reviewed: null,
    last_reviewed_by: null,
    ...given,
    '@id': `/api/watch_lists/${given.id}`,
    '@type': 'WatchList',
  };
}

const richNote = (id: number, content: string, entityId: number) =>
  buildNote({ id: 2000 + id, title: 'Watch List', content, entity_id: entityId });

export const watchedAcme = buildWatchList({ id: 1, note: richNote(1, RICH_NOTE, acme.id) });
/** A snoozed row, which the default filter leaves out. */
export const snoozedRow = buildWatchList({
  id: 2,
  of: manyTags,
  reason_code: 'site_down',
  snoozed: true,
  snoozed_until: NOW + 20 * DAY,
  last_time_reviewed: NOW - 2 * DAY,
  last_reviewed_by: userRefOf('ROLE_DQ_LEAD'),
});
export const assignedRow = buildWatchList({
  id: 3,
  of: entities[20] ?? acme,
  reason_code: 'hiring_freeze',
  assigned_to: userRefs(4),
});
/** A row of an archived entity, as some back ends keep it. */
export const watchedArchived = buildWatchList({ id: 4, of: archivedEntity });
export const assignedToSomebodyGone = buildWatchList({
  id: 5,
  of: entities[21] ?? acme,
  assigned_to: userRefs(7),
  scrape: null,
});

const hostile = entities.slice(4, 10).map((of, index) =>
  buildWatchList({
    id: 6 + index,
    of,
    assigned_to: userRefs(10 + (index % 3)),
    note: richNote(6 + index, ATTACKS[index] ?? RICH_NOTE, of.id),
  }),
);

const ordinary = entities.slice(30, 70).map((of, index) =>
  buildWatchList({
    id: 12 + index,
    of,
    reason_code:
      reasonCodes.watch_list[index % reasonCodes.watch_list.length]?.value ?? 'site_down',
    watch_listed_date: NOW - (index + 1) * 2 * DAY,
    snoozed: index % 5 === 4,
    snoozed_until:
      index % 5 === 4 ? NOW + (index + 1) * DAY : index % 5 === 3 ? NOW - index * DAY : null,
    assigned_to: index % 3 === 0 ? userRefs(index % 2 === 0 ? 4 : 2) : [],
  }),
);

/** 51 rows, of which 42 are not snoozed, on three pages of twenty. */
export const watchLists: readonly WatchListRecord[] = [
  watchedAcme,
  snoozedRow,
  assignedRow,
  watchedArchived,
  assignedToSomebodyGone,
  ...hostile,
  ...ordinary,
];
