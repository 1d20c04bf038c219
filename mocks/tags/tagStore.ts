import type { Tag } from '@console/api/tags/schema';
import type { Wire } from '../wire.ts';
import { tags } from './fixtures.ts';

/** The tags of one story or test, with the changes of its writes. */
export type TagStore = ReturnType<typeof createTagStore>;

export function createTagStore(rows: readonly Wire<Tag>[] = tags) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    all: (): readonly Wire<Tag>[] => [...byId.values()],
    find: (id: string | number | readonly string[] | undefined): Wire<Tag> | undefined =>
      byId.get(Number(id)),
    /** The tag with this title, in any case. */
    named: (title: string): Wire<Tag> | undefined =>
      [...byId.values()].find(
        (row) => row.title.normalize('NFC').toLowerCase() === title.normalize('NFC').toLowerCase(),
      ),
    nextId: (): number => Math.max(0, ...byId.keys()) + 1,
    save(row: Wire<Tag>): Wire<Tag> {
      byId.set(row.id, row);
      return row;
    },
    remove: (id: number): void => void byId.delete(id),
  };
}
