import { countOf, type Worklist, type WorklistPage } from './worklist.ts';

/** The number of rows in one request. */
export const PAGE_LENGTH = 100;

/** More rows are read when this many rows or fewer are left in the worklist. */
const PREFETCH_DISTANCE = 25;

/** Reads one page of the list, `PAGE_LENGTH` rows long. The first page is 1. */
export type ReadPage<Row> = (
  page: number,
) => Promise<{ items: readonly Row[]; total: number; totalCapped?: boolean }>;

/** Whether the end of the worklist is near and the list has more rows. */
export const needsMore = ({ ids, at, complete }: Worklist<unknown>): boolean =>
  !complete && ids.length - at <= PREFETCH_DISTANCE;

/**
 * Reads the rows that follow the worklist in its list. Rows may have left the list meanwhile, so
 * the following rows may be on an earlier page than the length of the worklist suggests. Pages are
 * read backwards until one contains a row of the worklist, and forwards until one contains a new
 * row.
 */
export async function readMore<Row extends { id: number }>(
  worklist: Worklist<Row>,
  read: ReadPage<Row>,
): Promise<WorklistPage<Row>> {
  const known = new Set(worklist.ids);
  const isKnown = ({ id }: Row) => known.has(id);
  const left = countOf(worklist, 'decided') + countOf(worklist, 'gone');
  const start = Math.floor(Math.max(0, worklist.ids.length - left) / PAGE_LENGTH) + 1;
  let newest = await read(start);
  let items = newest.items;
  for (let page = start - 1; page >= 1 && !items.some(isKnown); page -= 1)
    // The pages are read one after the other, because each says whether another one is needed.
    // oxlint-disable-next-line no-await-in-loop
    items = [...(await read(page)).items, ...items];
  let page = start;
  while (newest.items.length >= PAGE_LENGTH && items.every(isKnown)) {
    page += 1;
    // oxlint-disable-next-line no-await-in-loop
    newest = await read(page);
    items = [...items, ...newest.items];
  }
  return {
    items,
    total: newest.total,
    totalCapped: newest.totalCapped,
    last: newest.items.length < PAGE_LENGTH,
  };
}

/**
 * Reads pages from the first one on, until one contains the row.
 *
 * @param most the number of the last page that may be read
 */
export async function readUntil<Row extends { id: number }>(
  id: number | undefined,
  read: ReadPage<Row>,
  most: number,
): Promise<WorklistPage<Row>> {
  let newest = await read(1);
  let items = newest.items;
  const has = () => id === undefined || items.some((row) => row.id === id);
  for (let page = 2; page <= most && newest.items.length >= PAGE_LENGTH && !has(); page += 1) {
    // oxlint-disable-next-line no-await-in-loop
    newest = await read(page);
    items = [...items, ...newest.items];
  }
  return {
    items,
    total: newest.total,
    totalCapped: newest.totalCapped,
    last: newest.items.length < PAGE_LENGTH,
  };
}
