import type { Entity } from '@console/api/entities/schema';
import type { PitStop } from '@console/api/pit-stops/schema';
import { acme, archivedEntity, entities, manyTags } from '../entities/fixtures.ts';
import { reasonCodes } from '../lookups/fixtures.ts';
import { ATTACKS, buildNote, RICH_NOTE } from '../notes/fixtures.ts';
import { NOW, toEntityRef } from '../scrapes/fixtures.ts';
import { userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';

export type PitStopRecord = Wire<PitStop>;

const HOUR = 3600;
const DAY = 24 * HOUR;

type Given = Partial<Omit<PitStop, '@id' | 'entity'>> & { id: number; of?: Wire<Entity> };

/** A complete pit stop. Fields that are not given have ordinary values. `of` is its entity. */
export const buildPitStop = ({ of: entity = acme, ...given }: Given): PitStopRecord => ({
  entity: toEntityRef(entity),
  tags: entity.tags.map(({ tag }) => tag),
  number_of_requests: 1,
  priority: 3,
  pit_stop_entered_date: NOW - 2 * DAY,
  resolved_date: null,
  status: 'requested',
  reason_code: 'escalated_request',
  last_action_taken: null,
  latest_note: null,
  last_time_reviewed: null,
  last_reviewed_by: null,
  ...given,
  '@id': `/api/pit_stops/${given.id}`,
  '@type': 'PitStop',
});

const noteOf = (id: number, content: string, entityId: number) =>
  buildNote({
    id: 5000 + id,
    title: 'Pit Stop Review – send_to_scrape_team',
    content,
    entity_id: entityId,
  });

export const waitingPitStop = buildPitStop({
  id: 1,
  number_of_requests: 4,
  priority: 1,
  latest_note: noteOf(1, RICH_NOTE, acme.id),
});
/** A pit stop that was sent to the scrape team. */
export const pitStopInProgress = buildPitStop({
  id: 2,
  of: manyTags,
  status: 'in-progress',
  last_action_taken: 'send_to_scrape_team',
  last_time_reviewed: NOW - DAY,
  last_reviewed_by: userRefOf('ROLE_SCRAPE_LEAD'),
});
export const donePitStop = buildPitStop({
  id: 3,
  of: entities[15] ?? acme,
  status: 'done',
  resolved_date: NOW - 3 * HOUR,
  last_action_taken: 'send_to_continuous_delivery_queue',
  last_time_reviewed: NOW - 3 * HOUR,
  last_reviewed_by: userRefOf('ROLE_DQ'),
});
export const pitStopOfArchived = buildPitStop({ id: 4, of: archivedEntity });
export const pitStopWithoutReason = buildPitStop({
  id: 5,
  of: entities[16] ?? acme,
  reason_code: null,
  priority: 5,
});

const hostile = entities.slice(4, 10).map((of, index) =>
  buildPitStop({
    id: 6 + index,
    of,
    priority: (index % 5) + 1,
    latest_note: noteOf(6 + index, ATTACKS[index] ?? '', of.id),
  }),
);

const ordinary = entities.slice(50, 90).map((of, index) => {
  const done = index % 7 === 6;
  return buildPitStop({
    id: 12 + index,
    of,
    status: done ? 'done' : index % 7 === 5 ? 'in-progress' : 'requested',
    number_of_requests: (index % 6) + 1,
    priority: (index % 5) + 1,
    pit_stop_entered_date: NOW - (index + 3) * DAY,
    resolved_date: done ? NOW - index * HOUR : null,
    reason_code: reasonCodes.pit_stop[index % reasonCodes.pit_stop.length]?.value ?? null,
  });
});

/** 51 pit stops, of which 39 are requested, on two pages of twenty. */
export const pitStops: readonly PitStopRecord[] = [
  waitingPitStop,
  pitStopInProgress,
  donePitStop,
  pitStopOfArchived,
  pitStopWithoutReason,
  ...hostile,
  ...ordinary,
];
