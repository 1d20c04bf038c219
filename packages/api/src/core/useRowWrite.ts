import { useSWRConfig } from 'swr';
import { asApiError } from './errors.ts';
import type { Collection } from './hydra/collection.ts';
import type { Key } from './keys.ts';
import { useApiMutation, type ApiMutation } from './useApiMutation.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';
import { startsWith, useInvalidate } from './useInvalidate.ts';

const inPage =
  <Row extends { id: number }>(row: Row) =>
  (page: Collection<Row> | undefined): Collection<Row> | undefined =>
    page && { ...page, items: page.items.map((old) => (old.id === row.id ? row : old)) };

/**
 * Puts a row that the server answered with in place of the old one, in every page whose key begins
 * with the prefix. Nothing is asked for.
 */
function useReplaceRow(): <Row extends { id: number }>(pages: Key, row: Row) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (pages, row) =>
    mutate((key) => startsWith(key, pages), inPage(row), { revalidate: false });
}

/** The row as it was decided on, and the body of the decision. */
export type RowChange<Row, Values> = { row: Row; values: Values };

type RowWrite<Row, Values> = {
  /** Key of this write. */
  key: Key;
  /** Prefix of the pages that may hold the row. */
  pages: Key;
  send: (change: RowChange<Row, Values>, idempotencyKey: string) => Promise<Row>;
  /** Prefixes of what is asked for again after a success. */
  touches: readonly Key[];
};

/**
 * A decision about one row of a list. The row that the server answers with takes its place at once,
 * and what the decision touched is asked for again behind it. A row that turns out to be decided on
 * already, or to be gone, shows that the list is old: it is asked for again.
 */
export function useRowWrite<Row extends { id: number }, Values>({
  key,
  pages,
  send,
  touches,
}: RowWrite<Row, Values>): ApiMutation<RowChange<Row, Values>, Row> {
  const keyOf = useIdempotencyKey();
  const replaceRow = useReplaceRow();
  const invalidate = useInvalidate();
  return useApiMutation(
    key,
    async (change: RowChange<Row, Values>) => {
      try {
        // The row is part of what is decided: the same words about it the next day are another decision.
        const saved = await send(change, keyOf(change));
        await replaceRow(pages, saved);
        return saved;
      } catch (failure) {
        const { kind } = asApiError(failure);
        if (kind === 'conflict' || kind === 'notFound') void invalidate(pages);
        throw failure;
      }
    },
    touches,
  );
}

/**
 * Reads one row again when asked to, and puts it in place of the old one in the pages below
 * `pages`.
 */
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
