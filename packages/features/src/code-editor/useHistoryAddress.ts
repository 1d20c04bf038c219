import { useAddress } from '../list/useListState.ts';

/** A side of the comparison: the id of a version, or the unsaved text. */
export type Side = number | 'draft';

const sideOf = (text: string | null): Side | undefined =>
  text === 'draft' ? 'draft' : /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;

/** The two sides of the comparison as they stand in the address, and a way to change them. */
export function useHistoryAddress() {
  const { search, replaceSearch } = useAddress();
  const params = new URLSearchParams(search);
  return {
    left: sideOf(params.get('left')),
    right: sideOf(params.get('right')),
    choose: (sides: { left?: Side; right?: Side }) => {
      const next = new URLSearchParams(search);
      for (const [name, side] of Object.entries(sides))
        if (side === undefined) next.delete(name);
        else next.set(name, String(side));
      replaceSearch(next.toString());
    },
  };
}
