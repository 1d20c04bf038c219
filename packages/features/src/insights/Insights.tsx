import { useTotalRuns } from '@console/api/entities/client';
import {
  useAtsCounts,
  useBrokenScrapes,
  useBrokenScrapesOf,
  useManualScrapes,
  useScrapesWithNoJobs,
} from '@console/api/insights/client';
import { useListPage } from '../list/ListPage.tsx';
import { useListState } from '../list/useListState.ts';
import {
  allBrokenScrapesColumns,
  brokenScrapesByEngineColumns,
  brokenScrapesOfEngineColumns,
} from './brokenScrapes.columns.tsx';
import { Insight, words } from './InsightPage.tsx';
import {
  allBrokenScrapesState,
  brokenScrapesByEngineState,
  brokenScrapesOfEngineState,
  scrapesByEntityState,
  totalRunsState,
} from './insights.state.ts';
import { scrapesByEntityColumns } from './scrapesByEntity.columns.tsx';
import { totalRunsColumns } from './totals.columns.tsx';

const totalRuns = words(
  'total-runs',
  'Total Runs',
  'Entities appear here when one of their scrapes runs by itself.',
);

/** Entities with a scrape that runs by itself. */
export function TotalRuns() {
  const list = useListState(totalRunsState);
  const answer = useTotalRuns(list.query);
  return <Insight page={useListPage(totalRuns, { list, answer, columns: totalRunsColumns })} />;
}

const allBroken = words(
  'all-broken-scrapes',
  'All Broken Scrapes',
  'Scrapes appear here when their automatic runs fail.',
);

/** All scrapes that should run and do not, whatever their ATS. */
export function AllBrokenScrapes() {
  const list = useListState(allBrokenScrapesState);
  const answer = useBrokenScrapes(list.query);
  const columns = allBrokenScrapesColumns;
  return <Insight page={useListPage(allBroken, { list, answer, columns })} />;
}

const brokenByEngine = words(
  'broken-scrapes-by-engine',
  'Broken Scrapes by Engine',
  'Each ATS appears here with its first scrape.',
);

/** The number of working and of broken scrapes for each ATS. */
export function BrokenScrapesByEngine() {
  const list = useListState(brokenScrapesByEngineState);
  const answer = useAtsCounts(list.query);
  const columns = brokenScrapesByEngineColumns;
  return <Insight page={useListPage(brokenByEngine, { list, answer, columns })} />;
}

const brokenOfEngine = (engine: string) =>
  words(
    'broken-scrapes-of-engine',
    `Broken Scrapes by Engine: ${engine}`,
    'None of its scrapes is broken, or no scrape uses it.',
  );

interface BrokenScrapesOfEngineProps {
  /** The decoded name of the ATS; `none` for scrapes without an ATS. */
  ats: string;
}

/** The broken scrapes of one ATS. */
export function BrokenScrapesOfEngine({ ats }: BrokenScrapesOfEngineProps) {
  const list = useListState(brokenScrapesOfEngineState);
  const answer = useBrokenScrapesOf(ats, list.query);
  const engine = ats === 'none' ? 'Without an ATS' : ats;
  const columns = brokenScrapesOfEngineColumns;
  const page = useListPage(brokenOfEngine(engine), { list, answer, columns });
  const above = { label: 'Broken Scrapes by Engine', href: '/insights/broken-scrapes-by-engine' };
  return <Insight page={page} trail={[above, { label: engine }]} />;
}

const withNoJobs = words(
  'with-no-jobs',
  'Scrapes With No Jobs',
  'Scrapes appear here when their last run found no job.',
  'Loading Scrapes With No Jobs...',
);

/** Scrapes that found nothing. */
export function WithNoJobs() {
  const list = useListState(scrapesByEntityState);
  const answer = useScrapesWithNoJobs(list.query);
  const columns = scrapesByEntityColumns;
  return <Insight page={useListPage(withNoJobs, { list, answer, columns })} />;
}

const manualScrapes = words(
  'manual-scrapes',
  'Manual Scrapes',
  'Scrapes appear here when somebody switches off their automatic run.',
  'Loading Manual Scrapes...',
);

/** Scrapes that run only when somebody starts them. */
export function ManualScrapes() {
  const list = useListState(scrapesByEntityState);
  const answer = useManualScrapes(list.query);
  const columns = scrapesByEntityColumns;
  return <Insight page={useListPage(manualScrapes, { list, answer, columns })} />;
}
