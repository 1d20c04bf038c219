import type { useListState } from '../../list/useListState.ts';

/** Which row review mode has open. It stands in the address while the mode is open, and Back leaves. */
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
