import type { Key } from './keys.ts';
import { useApiMutation, type ApiMutation } from './useApiMutation.ts';
import { useReplaceRow } from './useReplaceRow.ts';

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
