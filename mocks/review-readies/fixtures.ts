import type { Entity } from '@console/api/entities/schema';
import type { ReviewReady } from '@console/api/review-readies/schema';
import { acme, archivedEntity, entities, manyTags } from '../entities/fixtures.ts';
import { ATTACKS, buildNote, RICH_NOTE } from '../notes/fixtures.ts';
import { NOW, toEntityRef } from '../scrapes/fixtures.ts';
import { userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';

export type ReviewReadyRecord = Wire<ReviewReady>;

const HOUR = 3600;
const DAY = 24 * HOUR;
const SOURCES = ['daily_job_shift', 'watch_list', 'monitored_entity', 'pit_stop'] as const;

/** The tags of a row: those of an exchange, and all others. */
export const readyTags = ({ tags }: Pick<Entity, 'tags'>) => ({
  exchange_tags: tags.map(({ tag }) => tag).filter(({ category }) => category === 'exchange'),
  tags: tags.map(({ tag }) => tag).filter(({ category }) => category !== 'exchange'),
});

type Given = Partial<Omit<ReviewReady, '@id' | 'entity'>> & { id: number; of?: Wire<Entity> };

/** A complete row. Fields that are not given have ordinary values. `of` is its entity. */
export function buildReviewReady({ of: entity = acme, ...given }: Given): ReviewReadyRecord {
  const source = given.request_source === undefined ? 'daily_job_shift' : given.request_source;
  return {
    status: 'open_for_review',
    entity: toEntityRef(entity),
    ...readyTags(entity),
    company_queue_request: {
      '@id': `/api/company_queue_requests/${given.id}`,
      id: given.id,
      request_source: source,
      latest_status: 'review-ready',
    },
    latest_note: null,
    last_action_taken: null,
    last_time_reviewed: null,
    last_reviewed_by: null,
    last_time_changed: NOW - 2 * HOUR,
    ...given,
    request_source: source,
    '@id': `/api/review_readies/${given.id}`,
    '@type': 'ReviewReady',
  };
}

const noteOf = (id: number, content: string, entityId: number) =>
  buildNote({
    id: 4000 + id,
    title: 'Queue Request – done',
    content,
    entity_id: entityId,
    user: userRefOf('ROLE_SCRAPER'),
  });

export const readyAcme = buildReviewReady({ id: 1, latest_note: noteOf(1, RICH_NOTE, acme.id) });
export const readyArchived = buildReviewReady({ id: 2, of: archivedEntity });
/** A row whose request is no longer known. */
export const readyWithoutRequest = buildReviewReady({
  id: 3,
  of: manyTags,
  company_queue_request: null,
  request_source: null,
});
/** A row that was declined before and is back again. */
export const readyAgain = buildReviewReady({
  id: 4,
  of: entities[12] ?? acme,
  last_action_taken: 'declined',
  last_time_reviewed: NOW - 6 * DAY,
  last_reviewed_by: userRefOf('ROLE_DQ_LEAD'),
});
/** A reviewed row, which only the filter for its status shows. */
export const acceptedRow = buildReviewReady({
  id: 5,
  of: entities[13] ?? acme,
  status: 'accepted',
  last_action_taken: 'accepted',
  last_time_reviewed: NOW - DAY,
  last_reviewed_by: userRefOf('ROLE_DQ'),
});
const declinedRow = buildReviewReady({
  id: 6,
  of: entities[14] ?? acme,
  status: 'declined',
  last_action_taken: 'declined',
  last_time_reviewed: NOW - DAY,
  last_reviewed_by: userRefOf('ROLE_DQ'),
});

const hostile = entities.slice(4, 10).map((of, index) =>
  buildReviewReady({
    id: 7 + index,
    of,
    latest_note: noteOf(7 + index, ATTACKS[index + 3] ?? '', of.id),
  }),
);

const ordinary = entities.slice(40, 75).map((of, index) =>
  buildReviewReady({
    id: 13 + index,
    of,
    request_source: SOURCES[index % SOURCES.length] ?? null,
    last_time_changed: NOW - (index + 1) * 5 * HOUR,
    last_time_reviewed: index % 4 === 1 ? NOW - (index + 20) * 5 * HOUR : null,
    last_action_taken: index % 4 === 1 ? 'declined' : null,
    latest_note:
      index % 2 === 0 ? noteOf(13 + index, `<p>Repaired, ${index} jobs found.</p>`, of.id) : null,
  }),
);

/** 47 rows, of which 45 are open, on three pages of twenty. */
export const reviewReadies: readonly ReviewReadyRecord[] = [
  readyAcme,
  readyArchived,
  readyWithoutRequest,
  readyAgain,
  acceptedRow,
  declinedRow,
  ...hostile,
  ...ordinary,
];
