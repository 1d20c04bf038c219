import { expect, test } from 'vitest';
import { DEFAULT_LAYOUT, isDefault, shownColumns } from '../DataTable/tableLayout.ts';
import { reasonNotToMove, withMoved, withShown } from './layoutChanges.ts';

const columns = [
  { id: 'eid', pinned: true },
  { id: 'name', pinned: true },
  { id: 'url' },
  { id: 'jobs' },
];

test('a column that stays at the end comes last', () => {
  const withEnd = [...columns, { id: 'review', pinnedEnd: true }];
  expect(reasonNotToMove(withEnd, 'review', -1)).toBe('Columns that stay at the end come last.');
  expect(reasonNotToMove(withEnd, 'jobs', 1)).toBe('Columns that stay at the end come last.');
  expect(reasonNotToMove(withEnd, 'review', 1)).toBe('This is the last column.');
});

test('a column is hidden once and shown again', () => {
  const url = { id: 'url' };
  const hidden = withShown(withShown(DEFAULT_LAYOUT, url, false), url, false);
  expect(hidden.hidden).toEqual(['url']);
  expect(isDefault(hidden)).toBe(false);
  expect(isDefault(withShown(hidden, url, true))).toBe(true);
});

test('a column that is hidden at first is shown and hidden again', () => {
  const tier = { id: 'tier', hiddenAtFirst: true };
  const shown = withShown(DEFAULT_LAYOUT, tier, true);
  expect(shownColumns([{ id: 'eid' }, tier], [], [])).toEqual([{ id: 'eid' }]);
  expect(shownColumns([{ id: 'eid' }, tier], [], shown.hidden)).toEqual([{ id: 'eid' }, tier]);
  expect(isDefault(shown)).toBe(false);
  expect(isDefault(withShown(shown, tier, false))).toBe(true);
});

test('a column moves by one place from the order that was chosen before', () => {
  const down = withMoved(DEFAULT_LAYOUT, columns, 'url', 1);
  expect(down.order).toEqual(['eid', 'name', 'jobs', 'url']);
  expect(withMoved(down, columns, 'url', -1).order).toEqual(['eid', 'name', 'url', 'jobs']);
  expect(withMoved(down, columns, 'url', 1)).toBe(down);
  expect(withMoved(down, columns, 'gone', 1)).toBe(down);
});

test.each([
  ['eid', -1, 'This is the first column.'],
  ['eid', 1, undefined],
  ['name', 1, 'Columns that stay while the others scroll come first.'],
  ['url', -1, 'Columns that stay while the others scroll come first.'],
  ['url', 1, undefined],
  ['jobs', 1, 'This is the last column.'],
] as const)('%s by %i: %s', (id, by, reason) =>
  expect(reasonNotToMove(columns, id, by)).toBe(reason),
);
