/** The place of a hit, as offsets in the code. */
export interface Hit {
  from: number;
  to: number;
}

/** The largest number of hits. Each hit costs the browser an element, and nobody steps through more. */
export const MAX_HITS = 1_000;

/** The first `MAX_HITS` places of `mark` in `code`, ignoring case. An empty mark has no hits. */
export function findHits(code: string, mark: string): readonly Hit[] {
  if (mark === '') return [];
  // Lower-casing both texts instead would move the offsets, because `İ` becomes two characters.
  const pattern = new RegExp(mark.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  const hits: Hit[] = [];
  for (const { index, 0: match } of code.matchAll(pattern)) {
    hits.push({ from: index, to: index + match.length });
    if (hits.length === MAX_HITS) break;
  }
  return hits;
}
