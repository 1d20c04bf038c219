import { describe, expect, it } from 'vitest';
import { defineListState } from '../listState.ts';
import { dayRange, idList, manyOf, manyTexts, numberRange, oneOf, text } from '../params.ts';
import { defineCellFilters, exactly, onDayOf, tagsIn } from './cellFilters.ts';

const state = defineListState({
  filters: {
    ats: manyTexts(),
    run: oneOf(['automatic', 'manual']),
    tag: idList(),
    tier: manyOf(['1', '2', '3']),
    jobs: numberRange(),
    seen: dayRange(),
    ticker: text(),
  },
  wire: {
    ats: (value) => ({ value }),
    run: (value) => ({ value }),
    tag: (value) => ({ value }),
    tier: (value) => ({ value }),
    jobs: ({ from, to }) => ({ from, to }),
    seen: ({ from, to }) => ({ from, to }),
    ticker: (value) => ({ value }),
  },
  sortKeys: ['name', 'ats'],
  defaultSort: { key: 'name', direction: 'asc' },
  defaultPageSize: 15,
  searchable: true,
  defaultFilters: { tier: ['1'] },
});

interface Row {
  ats: string | null;
  tier: number;
  jobs: number | null;
  seen: number | null;
  tags: readonly { id: number; title: string }[];
}
const cellFilters = defineCellFilters<Row>()(state, {
  ats: ({ ats }) => (ats === null ? undefined : { name: 'ats', value: ats }),
  run: () => ({ name: 'run', value: 'manual' }),
  tier: ({ tier }) => ({ name: 'tier', value: String(tier) }),
  jobs: ({ jobs }) => exactly('jobs', jobs, `${jobs} jobs`),
  seen: ({ seen }) => onDayOf('seen', seen),
  tags: ({ tags }) => tagsIn('tag', tags),
  // @ts-expect-error -- the list has no such filter
  wrong: () => ({ name: 'nothing', value: '1' }),
  // @ts-expect-error -- the filter has no such value
  other: () => ({ name: 'run', value: 'sometimes' }),
});
const fields = [
  { kind: 'manyOf', name: 'ats', label: 'ATS' },
  { kind: 'oneOf', name: 'run', label: 'Run Status', options: { manual: 'Manual' } },
  { kind: 'manyOf', name: 'tier', label: 'Tier', options: { 1: 'Tier 1', 2: 'Tier 2' } },
  { kind: 'manyOf', name: 'tag', label: 'Tags' },
  { kind: 'numberRange', name: 'jobs', label: 'Jobs' },
  { kind: 'dayRange', name: 'seen', label: 'Seen' },
] as const;

const row: Row = { ats: 'Workday', tier: 2, jobs: 12, seen: null, tags: [] };
const of = (column: string, search = '', given: Partial<Row> = {}) =>
  cellFilters.of({ ...row, ...given }, column, { search, fields });

describe('the filters that a cell offers', () => {
  it('H-FLT-002 add a value to a filter of several, and leave page, search and order alone', () => {
    expect(of('ats', 'page=3&search=x&orderBy=ats&ats[]=Lever&tier[]=')).toEqual([
      {
        words: 'ATS: Workday',
        isOn: false,
        address: 'search=x&ats[]=Lever&ats[]=Workday&tier[]=&orderBy=ats&order=desc',
      },
    ]);
  });

  it('H-FLT-002 replace the value of a filter of one', () => {
    expect(of('run', 'run=automatic&tier[]=')).toEqual([
      { words: 'Run Status: Manual', isOn: false, address: 'run=manual&tier[]=' },
    ]);
    expect(of('jobs', 'jobs[GTE]=1&tier[]=')[0]?.address).toBe('tier[]=&jobs[GTE]=12&jobs[LTE]=12');
  });

  it('H-FLT-004 say that the list has them already', () => {
    expect(of('ats', 'ats[]=Lever&ats[]=Workday')[0]?.isOn).toBe(true);
    expect(of('run', 'run=manual')[0]?.isOn).toBe(true);
    expect(of('jobs', 'jobs[GTE]=12&jobs[LTE]=12')[0]?.isOn).toBe(true);
    expect(of('ats', 'ats[]=Lever')[0]?.isOn).toBe(false);
  });

  it('are added to a default filter, also to a removed one', () => {
    expect(of('tier')[0]?.address).toBe('tier[]=1&tier[]=2');
    expect(of('tier', 'tier[]=')[0]?.address).toBe('tier[]=2');
  });

  it('use the label of the cell or of the filter, one per value', () => {
    expect(of('jobs')[0]?.words).toBe('Jobs: 12 jobs');
    const tags = [
      { id: 4, title: '<b>Bold</b>' },
      { id: 5, title: 'Retail' },
    ];
    expect(of('tags', '', { tags }).map(({ words }) => words)).toEqual([
      'Tags: <b>Bold</b>',
      'Tags: Retail',
    ]);
    const labelOf = (name: string, value: string) => `${name} ${value}`;
    expect(cellFilters.of(row, 'ats', { search: '', fields, labelOf })[0]?.words).toBe(
      'ATS: ats Workday',
    );
  });

  it("are calendar days in the browser's zone", () => {
    const noon = new Date(2026, 10, 21, 12).getTime() / 1000;
    expect(of('seen', '', { seen: noon })).toEqual([
      {
        words: 'Seen: 11/21/2026',
        isOn: false,
        address: 'tier[]=1&seen[GTE]=2026-11-21&seen[LTE]=2026-11-21',
      },
    ]);
  });

  it.each([
    ['a missing text', 'ats', { ats: null }],
    ['a missing number', 'jobs', { jobs: null }],
    ['a missing day', 'seen', { seen: null }],
    ['a list of none', 'tags', { tags: [] }],
    ['a choice that the filter does not have', 'tier', { tier: 0 }],
    ['a text that the address would trim', 'ats', { ats: 'Workday ' }],
    ['a text with a control character', 'ats', { ats: 'Work\0day' }],
    ['a column without a filter', 'toString', {}],
  ] as const)('H-FLT-003 are none for %s', (_, column, given) => {
    expect(of(column, '', given)).toEqual([]);
  });
});
