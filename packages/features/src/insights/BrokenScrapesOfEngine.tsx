import { useBrokenScrapesOf } from '@console/api/insights/client';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { brokenScrapesOfEngineColumns } from './brokenScrapes.columns.tsx';
import { brokenScrapesOfEngineState } from './brokenScrapes.state.ts';
import { InsightTable } from './InsightTable.tsx';

const above = [{ label: 'Broken Scrapes by Engine', href: '/insights/broken-scrapes-by-engine' }];

interface BrokenScrapesOfEngineProps {
  /** Its name, decoded; `none` for the scrapes without one. */
  ats: string;
}

/** The broken scrapes of one ATS. */
export function BrokenScrapesOfEngine({ ats }: BrokenScrapesOfEngineProps) {
  const list = useListState(brokenScrapesOfEngineState);
  const result = useBrokenScrapesOf(ats, toListQuery(list));
  const engine = ats === 'none' ? 'Without an ATS' : ats;
  const insight = {
    name: 'broken-scrapes-of-engine',
    title: `Broken Scrapes by Engine: ${engine}`,
    crumb: engine,
    empty: 'None of its scrapes is broken, or no scrape uses it.',
    above,
  };
  return (
    <InsightTable
      insight={insight}
      list={list}
      result={result}
      columns={brokenScrapesOfEngineColumns}
    />
  );
}
