/** Offsets into the code. */
export interface Hit {
  from: number;
  to: number;
}

/** Each hit costs the browser an element, and nobody steps through more. */
export const MAX_HITS = 1_000;

/** The first `MAX_HITS` places of `mark` in `code`, in any case. An empty mark has no hits. */
export function findHits(code: string, mark: string): readonly Hit[] {
  if (mark === '') return [];
  const pattern = new RegExp(mark.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu'); // lower-casing both would move the offsets: `İ` becomes two characters
  const hits: Hit[] = [];
  for (const { index, 0: match } of code.matchAll(pattern)) {
    hits.push({ from: index, to: index + match.length });
    if (hits.length === MAX_HITS) break;
  }
  return hits;
}
