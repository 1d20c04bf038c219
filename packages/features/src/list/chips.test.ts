import type { FilterField } from '@console/ui/FilterSidebar';
import { describe, expect, test } from 'vitest';
import { filterChips, withoutChip } from './chips.ts';
import { defineListState, type FiltersOf } from './listState.ts';
import { dayRange, flag, idList, manyOf, numberRange, oneOf, text } from './params.ts';

const definition = defineListState({
  filters: {
    ticker: text(),
    status: oneOf(['open', 'done']),
    tag: idList(),
    tier: manyOf(['1', '2']),
    jobs: numberRange(),
    seen: dayRange(),
    mine: flag(),
  },
  wire: {
    ticker: (ticker) => ({ ticker }),
    status: (status) => ({ status }),
    tag: (tag) => ({ tag }),
    tier: (tier) => ({ tier }),
    jobs: ({ from }) => ({ from }),
    seen: ({ from }) => ({ from }),
    mine: (mine) => ({ mine }),
  },
  sortKeys: [],
  defaultPageSize: 15,
  searchable: true,
});
type Filters = FiltersOf<typeof definition>;
const Control = () => null;
const fields: readonly FilterField<Filters>[] = [
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control },
  { kind: 'text', name: 'ticker', label: 'Ticker' },
  { kind: 'oneOf', name: 'status', label: 'Status', options: { open: 'Open', done: 'Done' } },
  { kind: 'manyOf', name: 'tier', label: 'Tier Level', options: { 1: 'Tier 1', 2: 'Tier 2' } },
  { kind: 'numberRange', name: 'jobs', label: 'Total Jobs' },
  { kind: 'dayRange', name: 'seen', label: 'Seen' },
  { kind: 'flag', name: 'mine', label: 'Mine' },
];
const wrong: readonly FilterField<Filters>[] = [
  // @ts-expect-error no such filter
  { kind: 'text', name: 'tciker', label: 'Ticker' },
  // @ts-expect-error an option without a label
  { kind: 'oneOf', name: 'status', label: 'Status', options: { open: 'Open' } },
  // @ts-expect-error the wrong control for the filter
  { kind: 'flag', name: 'ticker', label: 'Ticker' },
];
const values: Partial<Filters> = {
  ticker: 'N',
  status: 'done',
  tag: ['3', '4'],
  tier: ['2'],
  jobs: { from: 5 },
  seen: { from: '2026-11-20', to: '2026-11-21' },
  mine: true,
};

describe('A-ENT-022 each active value is a chip', () => {
  test('whose words name the filter once', () => {
    expect(filterChips(fields, { tag: ['3'] }, () => 'Tags: Retail')).toEqual([
      { id: 'tag:3', label: 'Tags: Retail' },
    ]);
  });

  test('in the words of its field, a tag by its title as soon as that is known', () => {
    expect(
      filterChips(fields, values, (name, value) =>
        name === 'tag' && value === '3' ? 'Retail' : undefined,
      ),
    ).toEqual([
      { id: 'tag:3', label: 'Retail', fullName: 'Tags: Retail' },
      { id: 'tag:4', label: 'Tags: 4' },
      { id: 'ticker', label: 'Ticker: N' },
      { id: 'status', label: 'Status: Done' },
      { id: 'tier:2', label: 'Tier Level: Tier 2' },
      { id: 'jobs', label: 'Total Jobs: from 5' },
      { id: 'seen', label: 'Seen: from 11/20/2026 to 11/21/2026' },
      { id: 'mine', label: 'Mine' },
    ]);
  });

  test('nothing active, no chips', () => expect(filterChips(fields, {})).toEqual([]));
  test('fields that do not fit the filters do not compile', () => expect(wrong).toHaveLength(3));
});

describe('A-ENT-023 without one chip', () => {
  test.each([
    ['ticker', { ...values, ticker: undefined }],
    ['tag:3', { ...values, tag: ['4'] }],
    ['tier:2', { ...values, tier: undefined }],
    ['nonsense', values],
  ])('%s', (id, expected) => expect(withoutChip(fields, values, id)).toEqual(expected));
});
