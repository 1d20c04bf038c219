import type { Entity, EntityRef, EntityState } from '@console/api/entities/schema';
import type { EntityStore } from '../entities/entityStore.ts';
import { entities } from '../entities/fixtures.ts';
import { toEntityRef } from '../scrapes/fixtures.ts';
import type { Wire } from '../wire.ts';

const asMade: ReadonlySet<Wire<Entity>> = new Set(entities);

/** The employer as it is now, where somebody changed it since the fixtures were made. */
export function changedEmployer(store: EntityStore, id: number): Wire<Entity> | undefined {
  const employer = store.find(String(id));
  return employer && !asMade.has(employer) ? employer : undefined;
}

/** A row with its employer as it is now. */
export function withEmployer<Row extends { entity: EntityRef }>(row: Row, store: EntityStore): Row {
  const employer = changedEmployer(store, row.entity.id);
  return employer ? { ...row, entity: { ...row.entity, ...toEntityRef(employer) } } : row;
}

/** What a decision makes of its employer. */
export function moveEmployer(store: EntityStore, id: number, state: EntityState): void {
  const employer = store.find(String(id));
  if (employer)
    store.save({ ...employer, state, last_time_changed: Math.floor(Date.now() / 1000) });
}
