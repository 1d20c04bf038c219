import { useAtsCounts } from '@console/api/insights/client';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { brokenScrapesByEngineColumns } from './brokenScrapesByEngine.columns.tsx';
import { brokenScrapesByEngineState } from './brokenScrapesByEngine.state.ts';
import { InsightTable } from './InsightTable.tsx';

const insight = {
  name: 'broken-scrapes-by-engine',
  title: 'Broken Scrapes by Engine',
  empty: 'Each ATS appears here with its first scrape.',
};

/** How many scrapes of each ATS work, and how many do not. */
export function BrokenScrapesByEngine() {
  const list = useListState(brokenScrapesByEngineState);
  const result = useAtsCounts(toListQuery(list));
  return (
    <InsightTable
      insight={insight}
      list={list}
      result={result}
      columns={brokenScrapesByEngineColumns}
    />
  );
}
