import { notFound } from '@console/api/core/hydra/problem';

type Row = { id: number };

/**
 * The rows of one list in one story or test, with the changes of its writes. A closed row leaves
 * the list and can still be read.
 */
export type RowStore<T extends Row> = ReturnType<typeof createRowStore<T>>;

export function createRowStore<T extends Row>(rows: readonly T[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const closed = new Set<number>();
  return {
    open: (): readonly T[] => [...byId.values()].filter(({ id }) => !closed.has(id)),
    isOpen: (id: number): boolean => byId.has(id) && !closed.has(id),
    find: (id: string | number | readonly string[] | undefined): T | undefined =>
      byId.get(Number(id)),
    nextId: (): number => Math.max(0, ...byId.keys()) + 1,
    save(row: T): T {
      byId.set(row.id, row);
      return row;
    },
    close: (id: number): void => void closed.add(id),
  };
}

/** Whether a write leaves a row as it is. The version goes up only with a change. */
export const isUnchanged = (before: object, after: object): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

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
