import { versionTag } from '@console/api/core/hydra/etag';
import type { Entity } from '@console/api/entities/schema';
import { createRowStore } from '../rowStore.ts';
import type { Wire } from '../wire.ts';
import { entities } from './fixtures.ts';

/** The entities of one story or test. */
export type EntityStore = ReturnType<typeof createEntityStore>;

export const createEntityStore = (rows: readonly Wire<Entity>[] = entities) => createRowStore(rows);

export const etagOf = ({ id, version }: Wire<Entity>): string =>
  versionTag('entity', id, version ?? 0);
