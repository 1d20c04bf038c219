import { GRAPH_AVERAGES, GRAPH_LENGTHS } from '@console/api/insights/graphRanges';
import { describe, expect, it } from 'vitest';
import { GRAPH_TYPES, readGraph, writeGraph } from './graph.state.ts';

const defaults = { type: 'job_count', length: '30d', average: '7d' };

describe('the graph in the address', () => {
  it.each([
    ['', {}],
    ['graphType=broken_scrapes', { type: 'broken_scrapes' }],
    ['graphLength=7y&graphAverage=90d', { length: '7y', average: '90d' }],
    ['graphType=toString&graphLength=2w&graphAverage=7', {}],
    ['graphType=&graphLength=5y', { length: '5y' }],
    ['type=broken_scrapes&length=7y', {}],
  ])('%j is read as %j', (search, expected) => {
    expect(readGraph(search)).toEqual({ ...defaults, ...expected });
  });

  it('leaves defaults out and the parameters of others as they were written', () => {
    const search = 'status%5B%5D=requested&graphType=broken_scrapes&historyDays=0&a=%2541';
    expect(writeGraph({ ...readGraph(''), length: '1y' }, search)).toBe(
      'status%5B%5D=requested&historyDays=0&a=%2541&graphLength=1y',
    );
    expect(writeGraph(readGraph(''), '')).toBe('');
  });

  it('comes back from the address, whatever is chosen', () => {
    for (const type of GRAPH_TYPES)
      for (const length of GRAPH_LENGTHS)
        for (const average of GRAPH_AVERAGES) {
          const state = { type, length, average };
          expect(readGraph(writeGraph(state, 'page=2'))).toEqual(state);
        }
  });
});
