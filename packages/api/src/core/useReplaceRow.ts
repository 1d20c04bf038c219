import { useSWRConfig } from 'swr';
import type { Collection } from './hydra/collection.ts';
import type { Key } from './keys.ts';
import { startsWith } from './useInvalidate.ts';

const inPage =
  <Row extends { id: number }>(row: Row) =>
  (page: Collection<Row> | undefined): Collection<Row> | undefined =>
    page && { ...page, items: page.items.map((old) => (old.id === row.id ? row : old)) };

/**
 * Puts a row that the server answered with in place of the old one, in every page whose key begins
 * with the prefix. Nothing is asked for.
 */
export function useReplaceRow(): <Row extends { id: number }>(
  pages: Key,
  row: Row,
) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (pages, row) =>
    mutate((key) => startsWith(key, pages), inPage(row), { revalidate: false });
}
