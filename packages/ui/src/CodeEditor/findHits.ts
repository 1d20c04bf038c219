/** Where a text was found: offsets into the code. */
export interface Hit {
  from: number;
  to: number;
}

/** More marks than anybody walks through; a browser feels every one of them. */
export const MOST_HITS = 1_000;

/**
 * Every place of `mark` in `code` whatever the case, in order and at most `MOST_HITS`. Nothing to
 * look for is found nowhere.
 */
export function findHits(code: string, mark: string): readonly Hit[] {
  if (mark === '') return [];
  const sought = new RegExp(mark.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu'); // lower-casing both would move the offsets: `İ` becomes two characters
  const hits: Hit[] = [];
  for (const { index, 0: found } of code.matchAll(sought)) {
    hits.push({ from: index, to: index + found.length });
    if (hits.length === MOST_HITS) break;
  }
  return hits;
}
