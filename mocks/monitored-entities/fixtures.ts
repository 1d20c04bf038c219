import type { Entity } from '@console/api/entities/schema';
import type { MonitoredEntity } from '@console/api/monitored-entities/schema';
import type { TagCategory } from '@console/api/tags/schema';
import { acme, archivedEntity, entities, manyTags, withoutWebsite } from '../entities/fixtures.ts';
import { ATTACKS, buildNote, RICH_NOTE } from '../notes/fixtures.ts';
import { NOW, toEntityRef } from '../scrapes/fixtures.ts';
import { userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';

export type MonitoredRecord = Wire<MonitoredEntity>;

const DAY = 24 * 3600;

const tagsIn = (entity: Pick<Entity, 'tags'>, category: TagCategory | null) =>
  entity.tags.map(({ tag }) => tag).filter((tag) => tag.category === category);

/** The fields of a row that come from its entity. */
export const entityColumns = (
  entity: Pick<Entity, 'state' | 'tier_level' | 'ticker' | 'tags' | 'last_time_changed'>,
) => ({
  status: entity.state,
  tier_level: entity.tier_level,
  ticker: entity.ticker,
  tags: tagsIn(entity, null),
  exchange_tags: tagsIn(entity, 'exchange'),
  can_not_be_scraped_tags: tagsIn(entity, 'cant_be_scraped'),
  sector_and_industry_tags: tagsIn(entity, 'sector_and_industry'),
  last_time_changed: entity.last_time_changed,
});

type Given = Partial<Omit<MonitoredEntity, '@id' | 'entity'>> & { id: number; of?: Wire<Entity> };

/** A complete row. Fields that are not given have ordinary values. `of` is its entity. */
export const buildMonitored = ({ of: entity = acme, ...given }: Given): MonitoredRecord => ({
  kind: 'monitored',
  entity: toEntityRef(entity),
  ...entityColumns(entity),
  latest_note: null,
  last_time_reviewed: null,
  last_reviewed_by: null,
  ...given,
  '@id': `/api/monitored_entities/${given.id}`,
  '@type': 'MonitoredEntity',
});

const reviewed = (id: number, content: string, entityId: number) => ({
  last_time_reviewed: NOW - id * DAY,
  last_reviewed_by: userRefOf('ROLE_DQ'),
  latest_note: buildNote({
    id: 3000 + id,
    title: 'Monitored Entity Review – send_for_review',
    content,
    entity_id: entityId,
  }),
});

export const monitoredAcme = buildMonitored({ id: 1, ...reviewed(1, RICH_NOTE, acme.id) });
export const monitoredArchived = buildMonitored({ id: 2, of: archivedEntity });
export const monitoredManyTags = buildMonitored({ id: 3, of: manyTags });
export const monitoredWithoutWebsite = buildMonitored({ id: 4, of: withoutWebsite });

const hostile = entities
  .slice(4, 10)
  .map((of, index) =>
    buildMonitored({ id: 5 + index, of, ...reviewed(5 + index, ATTACKS[index] ?? '', of.id) }),
  );

/** A new entity that nobody has reviewed. */
export const newcomer = buildMonitored({ id: 11, kind: 'new', of: entities[10] ?? acme });

const more = entities.slice(11, 91).map((of, index) =>
  buildMonitored({
    id: 12 + index,
    kind: index % 2 === 0 ? 'new' : 'monitored',
    of,
    ...(index % 3 === 0 ? reviewed(12 + index, '<p>Looked at.</p>', of.id) : {}),
  }),
);

/** 50 monitored and 41 new entities, each on three pages of twenty. */
export const monitoredEntities: readonly MonitoredRecord[] = [
  monitoredAcme,
  monitoredArchived,
  monitoredManyTags,
  monitoredWithoutWebsite,
  ...hostile,
  newcomer,
  ...more,
];
