import { describe, expect, it } from 'vitest';
import { endOfDay, startOfDay, toUnixSeconds } from '../list/days.ts';
import { readListState, toListQuery, writeListState } from '../list/listState.ts';
import { queueRequestsState } from './queueRequests.state.ts';

const stateOf = (search: string) => readListState(queueRequestsState, search);
const queryOf = (search: string) => toListQuery(stateOf(search));

describe('the filters of the address on the wire', () => {
  const all = 'status[]=&';
  it.each<[string, object]>([
    [
      'status[]=in_progress&status[]=cant-do&status[]=inprogress',
      { 'request_status[]': ['in-progress', 'cant-do'] },
    ],
    ['tag[]=1&tag[]=2', { 'tags[]': ['1', '2'] }],
    ['user[]=4', { 'user[]': ['4'] }],
    ['priority[]=1&priority[]=7', { 'request_priority[]': ['1'] }],
    [
      'numberRequests[GTE]=2&numberRequests[LTE]=9',
      { number_of_times_requested_min: 2, number_of_times_requested_max: 9 },
    ],
    ['numberRequests[GTE]=-3', { number_of_times_requested_min: 0 }],
    ['numberRequests[GTE]=1.5', { number_of_times_requested_min: 2 }],
    ['numberRequests[GTE]=many', {}],
    [
      'dateRequested[GTE]=2026-11-01&dateRequested[LTE]=2026-11-20',
      {
        'request_timestamp[gte]': toUnixSeconds(startOfDay('2026-11-01')),
        'request_timestamp[lte]': toUnixSeconds(endOfDay('2026-11-20')),
      },
    ],
  ])('%s', (search, filters) => {
    expect(queryOf(all + search).filters).toEqual(filters);
  });

  it('reads review-ready, which the page does not offer', () => {
    expect(queryOf('status[]=review-ready').filters).toEqual({
      'request_status[]': ['review-ready'],
    });
  });
});

it('writes what it reads', () => {
  const search =
    'search=acme&status[]=done&numberRequests[GTE]=2&numberRequests[LTE]=9&orderBy=request_priority&order=asc&page=3&pageSize=50';
  expect(new Set(writeListState(stateOf(search), '').split('&'))).toEqual(
    new Set(search.split('&')),
  );
});
