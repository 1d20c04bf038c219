import type { Entity } from '@console/api/entities/schema';
import type { Wire } from '../wire.ts';
import { entities } from './fixtures.ts';

/** The entities of one story or test, with the changes of its writes. */
export type EntityStore = ReturnType<typeof createEntityStore>;

export function createEntityStore(rows: readonly Wire<Entity>[] = entities) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    all: (): readonly Wire<Entity>[] => [...byId.values()],
    find: (id: string | number | readonly string[] | undefined): Wire<Entity> | undefined =>
      byId.get(Number(id)),
    nextId: (): number => Math.max(0, ...byId.keys()) + 1,
    save(row: Wire<Entity>): Wire<Entity> {
      byId.set(row.id, row);
      return row;
    },
  };
}

export const etagOf = ({ id, version }: Pick<Entity, 'id' | 'version'>): string =>
  `"entity-${id}-${version ?? 0}"`;
