export type PageItem = number | 'gap-before' | 'gap-after';

const MAX_WITHOUT_GAP = 6;
const SIBLINGS = 1;

/**
 * The buttons of a pager: all pages up to six; beyond that the first, the last, the current page
 * with one sibling on each side, and a gap wherever pages are left out. A page past the end counts
 * as the last one.
 */
export function pageRange(page: number, pageCount: number): readonly PageItem[] {
  if (pageCount <= MAX_WITHOUT_GAP)
    return Array.from({ length: Math.max(1, pageCount) }, (_, index) => index + 1);
  const current = Math.max(1, Math.min(page, pageCount));
  const from = Math.max(2, current - SIBLINGS);
  const to = Math.min(pageCount - 1, current + SIBLINGS);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(to < pageCount - 1 ? ['gap-after' as const] : []),
    pageCount,
  ];
}
