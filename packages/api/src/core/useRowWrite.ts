import type { Collection } from './hydra/collection.ts';
import type { Key } from './keys.ts';
import { useApiMutation, type ApiMutation } from './useApiMutation.ts';
import { useCacheMutate } from './useCacheMutate.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';
import { startsWith } from './useInvalidate.ts';

/** Replaces a row in a page of a list. */
export const inPage =
  <Row extends { id: number }>(row: Row) =>
  (page: Collection<Row> | undefined): Collection<Row> | undefined =>
    page && { ...page, items: page.items.map((old) => (old.id === row.id ? row : old)) };

/**
 * Replaces a row by the one that the server answered, in every page whose key begins with the
 * prefix. It sends no request.
 */
export function useReplaceRow(): <Row extends { id: number }>(
  pages: Key,
  row: Row,
) => Promise<unknown> {
  const mutate = useCacheMutate();
  return (pages, row) =>
    mutate((key) => startsWith(key, pages), inPage(row), { revalidate: false });
}

/** The row as the person saw it, and the values of the decision. */
export type RowChange<Row, Values> = { row: Row; values: Values };

type RowWrite<Row, Values> = {
  /** The key of this write. */
  key: Key;
  /** The prefix of the pages that may hold the row. */
  pages: Key;
  send: (change: RowChange<Row, Values>, idempotencyKey: string) => Promise<Row>;
  /** The prefixes that are invalidated. `pages` is among them. */
  touches: readonly Key[];
};

/**
 * Makes a write that decides about one row of a list. The answered row replaces the old one at
 * once, then `touches` are invalidated.
 */
export function useRowWrite<Row extends { id: number }, Values>({
  key,
  pages,
  send,
  touches,
}: RowWrite<Row, Values>): ApiMutation<RowChange<Row, Values>, Row> {
  const keyOf = useIdempotencyKey();
  const replaceRow = useReplaceRow();
  return useApiMutation(
    key,
    async (change: RowChange<Row, Values>) => {
      // The row is part of the idempotency key's input, because the same body for another state of
      // the row is another decision.
      const saved = await send(change, keyOf(change));
      await replaceRow(pages, saved);
      return saved;
    },
    touches,
  );
}

/** Reads one row again on demand, and replaces it in the pages below `pages`. */
export function useRowReload<Row extends { id: number }>(
  key: Key,
  pages: Key,
  read: (id: number) => Promise<Row>,
): ApiMutation<number, Row> {
  const replaceRow = useReplaceRow();
  return useApiMutation(key, async (id: number) => {
    const row = await read(id);
    await replaceRow(pages, row);
    return row;
  });
}
