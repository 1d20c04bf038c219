import type { Entity, EntityRef } from '@console/api/entities/schema';
import type { EntityStore } from '../entities/entityStore.ts';
import { entities } from '../entities/fixtures.ts';
import { toEntityRef } from '../scrapes/fixtures.ts';
import type { Wire } from '../wire.ts';

const asMade: ReadonlySet<Wire<Entity>> = new Set(entities);

/** The present entity, if it was changed since the fixtures were made. */
export function changedEntity(store: EntityStore, id: number): Wire<Entity> | undefined {
  const entity = store.find(String(id));
  return entity && !asMade.has(entity) ? entity : undefined;
}

/** A row with its present entity. */
export function withEntity<Row extends { entity: EntityRef }>(row: Row, store: EntityStore): Row {
  const entity = changedEntity(store, row.entity.id);
  return entity ? { ...row, entity: { ...row.entity, ...toEntityRef(entity) } } : row;
}
