import type { useListState } from '../../list/useListState.ts';

/**
 * Keeps the row that is open in review mode in the address. Opening review mode adds a history
 * entry, so that Back leaves it.
 */
export function useReviewAddress({
  foreign,
  setForeign,
}: Pick<ReturnType<typeof useListState>, 'foreign' | 'setForeign'>) {
  const value = foreign('review') ?? '';
  return {
    id: /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined,
    open: (id: number) => setForeign('review', String(id), 'push'),
    show: (id: number) => setForeign('review', String(id), 'replace'),
    leave: () => setForeign('review', undefined, 'replace'),
  };
}
