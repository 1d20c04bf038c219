import { describe, expect, it, test } from 'vitest';
import {
  arrangeColumns,
  DEFAULT_LAYOUT,
  isLastIdentity,
  shownColumns,
  withWidth,
} from './tableLayout.ts';

const columns = [
  { id: 'eid', pinned: true },
  { id: 'name', pinned: true },
  { id: 'url' },
  { id: 'jobs' },
  { id: 'tags' },
];
const ids = (arranged: readonly { id: string }[]) => arranged.map(({ id }) => id).join(' ');
const free = [{ id: 'a' }, { id: 'b' }];

describe('arrangeColumns', () => {
  it('keeps the columns that stay at the end there', () => {
    const withEnd = [...columns, { id: 'review', pinnedEnd: true }];
    expect(ids(arrangeColumns(withEnd, ['review', 'tags', 'eid', 'name']))).toBe(
      'eid name tags url jobs review',
    );
  });

  test.each([
    ['nothing chosen', [], 'eid name url jobs tags'],
    ['an order', ['name', 'eid', 'tags', 'jobs', 'url'], 'name eid tags jobs url'],
    [
      'pinned ones that were put last come first all the same',
      ['tags', 'jobs', 'url', 'name', 'eid'],
      'name eid tags jobs url',
    ],
    [
      'columns that are gone, and one twice',
      ['gone', 'eid', 'tags', 'tags', 'name', 'url', 'jobs'],
      'eid name tags url jobs',
    ],
    [
      'a column that is new stands after the one it follows',
      ['eid', 'name', 'tags', 'url'],
      'eid name tags url jobs',
    ],
    ['only columns that are gone', ['gone'], 'eid name url jobs tags'],
  ])('%s', (_, order, expected) => expect(ids(arrangeColumns(columns, order))).toBe(expected));

  it('is the same list where nothing was chosen, so that no row is drawn again', () => {
    expect(shownColumns(columns, [], [])).toBe(columns);
  });
});

describe('shownColumns', () => {
  test.each([
    ['hidden ones', ['url', 'tags'], 'eid name jobs'],
    ['one that is gone', ['gone'], 'eid name url jobs tags'],
    ['one pinned column', ['eid'], 'name url jobs tags'],
    ['all pinned columns: the first stays', ['eid', 'name'], 'eid url jobs tags'],
    ['all columns: the first stays', ['eid', 'name', 'url', 'jobs', 'tags'], 'eid'],
  ])('without %s', (_, hidden, expected) =>
    expect(ids(shownColumns(columns, [], hidden))).toBe(expected),
  );

  it('keeps the first of a table where none is pinned', () =>
    expect(ids(shownColumns(free, [], ['a', 'b']))).toBe('a'));
});

test.each([
  ['eid', 'eid name url', false],
  ['eid', 'eid url jobs', true],
  ['url', 'eid url', false],
  ['eid', 'eid', true],
])('is %s the last identity of %s: %s', (id, shown, expected) => {
  const visible = columns.filter((column) => shown.split(' ').includes(column.id));
  expect(isLastIdentity(columns.find((column) => column.id === id) ?? { id }, visible)).toBe(
    expected,
  );
});

test('of unpinned columns only the very last one has to stay', () => {
  expect([isLastIdentity({ id: 'a' }, free), isLastIdentity({ id: 'a' }, [{ id: 'a' }])]).toEqual([
    false,
    true,
  ]);
});

test('a width is chosen and given back', () => {
  const wide = withWidth(DEFAULT_LAYOUT, 'url', 300);
  expect(wide).toEqual({ ...DEFAULT_LAYOUT, widths: { url: 300 } });
  expect(withWidth(wide, 'url', undefined)).toEqual(DEFAULT_LAYOUT);
});
