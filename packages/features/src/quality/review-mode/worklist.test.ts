import { describe, expect, it, vi } from 'vitest';
import { needsMore, PAGE_LENGTH, readMore, readUntil, type ReadPage } from './readMore.ts';
import {
  currentId,
  lengthOf,
  positionText,
  worklistReducer,
  startWorklist,
  type Worklist,
  type WorklistAction,
} from './worklist.ts';

interface Row {
  id: number;
  version?: number;
}
const rowsOf = (...ids: readonly number[]): Row[] => ids.map((id) => ({ id }));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const page = (ids: readonly number[], last = true) => ({
  items: rowsOf(...ids),
  total: ids.length,
  last,
});
const opened = (ids: readonly number[], last = true): Worklist<Row> =>
  worklistReducer(startWorklist<Row>([], 0, undefined), {
    type: 'snapshot',
    page: page(ids, last),
  });
const after = (worklist: Worklist<Row>, ...actions: readonly WorklistAction<Row>[]) =>
  actions.reduce(worklistReducer, worklist);

const SKIP = { type: 'skip' } as const;
const NEXT = { type: 'move', steps: 1 } as const;

describe('the worklist', () => {
  it.each<[string, readonly WorklistAction<Row>[], number | undefined, string]>([
    ['begins with the first row', [], 1, '1 of 4'],
    ['goes on by one', [NEXT], 2, '2 of 4'],
    ['goes back', [NEXT, NEXT, { type: 'move', steps: -1 }], 2, '2 of 4'],
    ['stays in the list', [{ type: 'move', steps: 50 }], 4, '4 of 4'],
    ['stays at its beginning', [{ type: 'move', steps: -50 }], 1, '1 of 4'],
    ['skips', [SKIP], 2, '2 of 4, 1 skipped'],
    ['goes on after a decision', [{ type: 'decided', id: 1 }], 2, '2 of 4'],
    ['stays where it is when another row is decided', [{ type: 'decided', id: 3 }], 1, '1 of 4'],
    ['leaves out what is decided', [{ type: 'decided', id: 2 }, SKIP], 3, '3 of 4, 1 skipped'],
    ['leaves out what is gone', [{ type: 'gone', id: 2 }, SKIP], 3, '3 of 4, 1 skipped'],
    [
      'comes to rows that were passed over',
      [
        { type: 'go', id: 4 },
        { type: 'decided', id: 4 },
      ],
      1,
      '1 of 4',
    ],
    ['ends after the last one', [SKIP, SKIP, SKIP, SKIP], undefined, '4 of 4, 4 skipped'],
    [
      'has a last row to go back to',
      [SKIP, SKIP, SKIP, SKIP, { type: 'move', steps: -1 }],
      4,
      '4 of 4, 4 skipped',
    ],
    [
      'begins again with the skipped ones',
      [SKIP, { type: 'decided', id: 2 }, SKIP, { type: 'decided', id: 4 }, { type: 'again' }],
      1,
      '1 of 4',
    ],
    [
      'comes back to what was taken back',
      [{ type: 'decided', id: 1 }, SKIP, { type: 'undone', id: 1 }],
      1,
      '1 of 4, 1 skipped',
    ],
    [
      'comes back to what was refused, after the others',
      [
        { type: 'decided', id: 1 },
        { type: 'decided', id: 2 },
        { type: 'refused', id: 1 },
        { type: 'decided', id: 3 },
        { type: 'decided', id: 4 },
      ],
      1,
      '1 of 4',
    ],
    [
      'knows nothing of other rows',
      [
        { type: 'undone', id: 9 },
        { type: 'go', id: 9 },
      ],
      1,
      '1 of 4',
    ],
    [
      'does not skip what is decided',
      [{ type: 'decided', id: 1 }, { type: 'go', id: 1 }, SKIP],
      2,
      '2 of 4',
    ],
  ])('%s', (_, actions, id, words) => {
    const worklist = after(opened([1, 2, 3, 4]), ...actions);
    expect(currentId(worklist)).toBe(id);
    expect(positionText(worklist)).toBe(words);
  });

  it('H-REV-002 fifty presses land on the fifty-first row, in one step or in fifty', () => {
    const worklist = opened(range(1, 100));
    expect(currentId(after(worklist, { type: 'move', steps: 50 }))).toBe(51);
    expect(currentId(after(worklist, ...Array.from({ length: 50 }, () => NEXT)))).toBe(51);
  });

  it('starts with the rows on the screen and keeps its row when the first page arrives', () => {
    const worklist = startWorklist(rowsOf(21, 22, 23), 187, 22);
    expect([currentId(worklist), positionText(worklist)]).toEqual([22, '2 of 187']);
    const taken = after(worklist, {
      type: 'snapshot',
      page: { ...page(range(1, 100), false), total: 187 },
    });
    expect([currentId(taken), positionText(taken)]).toEqual([22, '22 of 187']);
  });

  describe('H-REV-023 until the list is read', () => {
    const atHand = () => startWorklist(rowsOf(...range(1, 20)), 187, 1);
    const FIFTY = Array.from({ length: 50 }, () => NEXT);
    const first = {
      type: 'snapshot',
      page: { ...page(range(1, 100), false), total: 187 },
    } as const;
    const rest = { type: 'refill', page: page(range(101, 187)) } as const;

    it('steps beyond the known rows are pending until more rows arrive', () => {
      const waiting = after(atHand(), ...FIFTY);
      expect([currentId(waiting), positionText(waiting)]).toEqual([20, '20 of 187']);
      expect(currentId(after(waiting, first))).toBe(51);
    });

    it.each<[string, readonly WorklistAction<Row>[], number]>([
      ['they wait over several pages', [{ type: 'move', steps: 130 }, first, rest], 131],
      ['the end of the list stops them', [{ type: 'move', steps: 900 }, first, rest], 187],
      ['they are taken once', [...FIFTY, first, rest], 51],
      ['steps back shorten them', [...FIFTY, { type: 'move', steps: -2 }, first], 49],
      ['steps back go further than they', [...FIFTY, { type: 'move', steps: -45 }, first], 6],
      ['what is done with the row forgets them', [...FIFTY, { type: 'stay' }, first], 20],
      ['going to a row forgets them', [...FIFTY, { type: 'go', id: 3 }, first], 3],
      ['opening a row forgets them', [...FIFTY, { type: 'open', row: { id: 4 } }, first], 4],
      ['skipping the last row at hand goes to the next one', [...FIFTY, SKIP, first], 21],
    ])('%s', (_, actions, id) => {
      expect(currentId(after(atHand(), ...actions))).toBe(id);
    });

    it('pending steps stop at the last row of a list that is shorter than expected', () => {
      const short = { type: 'snapshot', page: page(range(1, 30)) } as const;
      expect(currentId(after(atHand(), ...FIFTY, short))).toBe(30);
    });

    it('a row that has left the list keeps its place', () => {
      const without = {
        ...first,
        page: { ...first.page, items: rowsOf(...range(1, 100).toSpliced(19, 1)) },
      };
      const worklist = after(atHand(), ...FIFTY, without);
      expect(worklist.ids.slice(18, 21)).toEqual([19, 20, 21]);
      expect(currentId(worklist)).toBe(51);
    });
  });

  it('keeps the present row before the others when the first page does not contain it', () => {
    const worklist = after(startWorklist(rowsOf(7), 1, 7), {
      type: 'snapshot',
      page: page([1, 2]),
    });
    expect(worklist.ids).toEqual([7, 1, 2]);
    expect(currentId(worklist)).toBe(7);
  });

  it('opens a row of the worklist, and inserts an unknown row before the present one', () => {
    const worklist = after(opened([1, 2, 3]), NEXT);
    expect(currentId(after(worklist, { type: 'open', row: { id: 3 } }))).toBe(3);
    expect(after(worklist, { type: 'open', row: { id: 9 } })).toMatchObject({
      ids: [1, 9, 2, 3],
      at: 1,
    });
  });

  it('replaces a row that was read again', () => {
    const worklist = after(opened([1]), { type: 'read', row: { id: 1, version: 2 } });
    expect(worklist.rows.get(1)).toEqual({ id: 1, version: 2 });
  });

  it('H-REV-003 a refill has no row twice, and who waited at the end goes on', () => {
    const waiting = after(opened([1, 2], false), SKIP, { type: 'decided', id: 2 });
    expect(currentId(waiting)).toBeUndefined();
    const more = after(waiting, { type: 'refill', page: page([2, 3, 3, 4]) });
    expect(more.ids).toEqual([1, 2, 3, 4]);
    expect(currentId(more)).toBe(3);
  });

  it('wraps to the first waiting row when no more rows arrive', () => {
    const worklist = after(opened([1, 2], false), NEXT, { type: 'decided', id: 2 });
    expect(currentId(worklist)).toBeUndefined();
    expect(currentId(after(worklist, { type: 'refill', page: page([2]) }))).toBe(1);
  });

  it('counts the list until it has all of it', () => {
    const first = after(startWorklist<Row>([], 0, undefined), {
      type: 'snapshot',
      page: { items: rowsOf(1, 2), total: 1000, totalCapped: true, last: false },
    });
    expect(positionText(first)).toBe('1 of 1000+');
    expect(lengthOf(after(first, { type: 'refill', page: page([3]) }))).toBe(3);
  });
});

/** A list from which rows leave between two reads. */
function listOf(length: number) {
  let ids = range(1, length);
  const read = vi.fn<ReadPage<Row>>((number) =>
    Promise.resolve({
      items: rowsOf(...ids.slice((number - 1) * PAGE_LENGTH, number * PAGE_LENGTH)),
      total: ids.length,
    }),
  );
  return {
    read,
    leave: (...gone: readonly number[]) => {
      ids = ids.filter((id) => !gone.includes(id));
    },
    async refilled(worklist: Worklist<Row>) {
      return after(worklist, { type: 'refill', page: await readMore(worklist, read) });
    },
  };
}
const decided = (...ids: readonly number[]) => ids.map((id) => ({ type: 'decided', id }) as const);

describe('reading more', () => {
  it('is needed near the end of the worklist, but not at the end of the list', () => {
    const worklist = opened(range(1, 100), false);
    expect(needsMore(worklist)).toBe(false);
    expect(needsMore(after(worklist, { type: 'go', id: 80 }))).toBe(true);
    expect(needsMore(after(opened(range(1, 100)), { type: 'go', id: 80 }))).toBe(false);
  });

  it.each<[string, readonly number[], readonly number[]]>([
    ['when nothing left', [], []],
    ['when the decided ones left', range(1, 80), range(1, 80)],
    ['when the decided ones stayed', range(1, 80), []],
    ['when all of them left', range(1, 100), range(1, 100)],
    ['when others left too', range(1, 10), range(1, 60)],
    ['when a colleague emptied the whole page', [], range(1, 100)],
  ])('H-REV-003 leaves no row out %s', async (_, own, gone) => {
    const list = listOf(187);
    list.leave(...gone);
    let worklist = after(opened(range(1, 100), false), ...decided(...own));
    while (!worklist.complete) worklist = await list.refilled(worklist);
    expect(worklist.ids).toEqual(range(1, 187));
  });

  it('continues until a long list is complete', async () => {
    const list = listOf(691);
    let worklist = opened(range(1, 100), false);
    while (!worklist.complete) worklist = await list.refilled(worklist);
    expect(worklist.ids).toEqual(range(1, 691));
  });

  it('searches a row up to the page limit', async () => {
    const list = listOf(691);
    expect((await readUntil(undefined, list.read, 10)).items).toHaveLength(100);
    expect((await readUntil(250, list.read, 10)).items).toHaveLength(300);
    expect((await readUntil(690, list.read, 2)).items).toHaveLength(200);
    expect(await readUntil(9999, list.read, 10)).toMatchObject({ total: 691, last: true });
  });
});
