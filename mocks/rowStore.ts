import { notFound } from '@console/api/core/hydra/problem';

type Row = { id: number | null };

/** The rows of one list in one story or test, with what its writes have sent. */
export type RowStore<T extends Row> = ReturnType<typeof createRowStore<T>>;

export function createRowStore<T extends Row>(rows: readonly T[]) {
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  const closed = new Set<number>();
  return {
    all: (): readonly T[] => [...byId.values()].filter(({ id }) => !closed.has(Number(id))),
    find: (id: unknown): T | undefined => byId.get(Number(id)),
    nextId: (): number => Math.max(0, ...byId.keys()) + 1,
    save(row: T): T {
      byId.set(Number(row.id), row);
      return row;
    },
    /** Takes a row off the list. It can still be read. */
    close: (id: number): void => void closed.add(id),
    remove: (id: number): void => void byId.delete(id),
  };
}

/**
 * The row with this id.
 *
 * @throws Problem 404
 */
export function requireRow<T>(rows: { find(id: number): T | undefined }, id: number): T {
  const row = rows.find(id);
  if (row === undefined) throw notFound();
  return row;
}
