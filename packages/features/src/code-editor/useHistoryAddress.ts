import { useEffect } from 'react';
import { useAddress } from '../list/useListState.ts';

/** A side of the comparison: the id of a version, or the unsaved text. */
export type Side = number | 'draft';
type Sides = { left: Side; right: Side };

const sideOf = (text: string | null): Side | undefined =>
  text === 'draft' ? 'draft' : /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;

/**
 * The two sides of the comparison in the address, and a function that changes them.
 *
 * @param first The sides that are written into the address when it does not name them, so that its
 *   link shows the same comparison after the next save. Undefined until they are known.
 */
export function useHistoryAddress(first: Sides | undefined) {
  const { search, replaceSearch } = useAddress();
  const params = new URLSearchParams(search);
  const left = sideOf(params.get('left'));
  const right = sideOf(params.get('right'));
  const choose = (sides: { left?: Side; right?: Side }) => {
    const next = new URLSearchParams(search);
    for (const [name, side] of Object.entries(sides))
      if (side === undefined) next.delete(name);
      else next.set(name, String(side));
    replaceSearch(next.toString());
  };
  useEffect(() => {
    if (!first || (left !== undefined && right !== undefined)) return;
    choose({ left: left ?? first.left, right: right ?? first.right });
  });
  return { left, right, choose };
}
