import { useShortcut } from './useShortcut.ts';

interface Pages {
  page: number;
  pageSize: number;
  total: number | undefined;
  setPage: (page: number) => void;
}

/**
 * Back and on through the pages of a list, as far as they go; from past the end back to the last
 * one.
 */
export function usePageKeys({ page, pageSize, total = 0, setPage }: Pages) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  useShortcut('list.previousPage', page > 1 ? () => setPage(Math.min(page - 1, last)) : undefined);
  useShortcut('list.nextPage', page < last ? () => setPage(page + 1) : undefined);
}
