import { toSearchParams } from '@console/api/core/listQuery';
import { describe, expect, test } from 'vitest';
import { readListState, toListQuery, writeListState } from '../list/listState.ts';
import { scrapesState } from './scrapes.state.ts';

const asked = (search: string) =>
  decodeURIComponent(
    toSearchParams(toListQuery(readListState(scrapesState, search)))
      .toString()
      .replaceAll('+', ' '),
  );
const FIRST = 'page=1&limit=15&order[entity_id]=desc';

describe('what the address of the scrape list asks for', () => {
  test.each([
    ['', FIRST],
    ['search=acme', `${FIRST}&custom_search=acme`],
    ['orderBy=eid&order=asc', 'page=1&limit=15&order[entity_id]=asc'],
    [
      'orderBy=percentage_without_locations',
      'page=1&limit=15&order[scrape.percentage_without_locations]=desc',
    ],
    ['siteType[]=1&siteType[]=6', `${FIRST}&site_type[]=1&site_type[]=6`],
    [
      'ats[]=Workday&ats[]=R%2FD%3F%20100%25%20%26%20%231',
      `${FIRST}&ats[]=Workday&ats[]=R/D? 100% & #1`,
    ],
    ['ats[]=%D7%9E%D7%A2%D7%A8%D7%9B%D7%AA', `${FIRST}&ats[]=מערכת`],
    ['totalJobs[GTE]=5&totalJobs[LTE]=20', `${FIRST}&num_jobs[gte]=5&num_jobs[lte]=20`],
    ['totalJobs[GTE]=5.2&totalJobs[LTE]=20.9', `${FIRST}&num_jobs[gte]=6&num_jobs[lte]=20`],
    ['totalJobs[GTE]=0', `${FIRST}&num_jobs[gte]=0`],
    ['runStatus=automatic', `${FIRST}&active=true`],
    ['runStatus=manual', `${FIRST}&active=false`],
    ['archivedStatus=active', `${FIRST}&archived=false`],
    ['archivedStatus=archived', `${FIRST}&archived=true`],
    ['withoutLocations=25&withoutLocations=100', `${FIRST}&percentage_without=25,100`],
    ['withoutLocations=25,50', `${FIRST}&percentage_without=25,50`],
    ['withoutLocations[]=75', `${FIRST}&percentage_without=75`],
    [
      'siteType[]=x&totalJobs[GTE]=many&runStatus=sometimes&archivedStatus=&withoutLocations=30&orderBy=secret',
      FIRST,
    ],
  ])('A-SCR-007 A-SCR-021 %s', (search, expected) => expect(asked(search)).toBe(expected));

  test('A-SCR-021 A-SCR-022 A-SCR-023 and it is written under the stated names', () => {
    const state = readListState(scrapesState, '');
    const filters = {
      siteType: ['1', '2'],
      ats: ['Lever'],
      totalJobs: { from: 1, to: 9 },
      runStatus: 'manual',
      archivedStatus: 'archived',
      withoutLocations: ['25', '50'],
    } as const;
    expect(
      writeListState(
        {
          ...state,
          search: 'x',
          filters,
          sort: { key: 'ats', direction: 'asc' },
          page: 2,
          pageSize: 50,
        },
        '',
      ),
    ).toBe(
      'search=x&siteType[]=1&siteType[]=2&ats[]=Lever&totalJobs[GTE]=1&totalJobs[LTE]=9&runStatus=manual&archivedStatus=archived&withoutLocations=25&withoutLocations=50&orderBy=ats&order=asc&page=2&pageSize=50',
    );
  });
});
