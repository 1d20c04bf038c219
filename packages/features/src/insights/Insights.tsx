import { useTotalRuns } from '@console/api/entities/client';
import {
  useAtsCounts,
  useBrokenScrapes,
  useBrokenScrapesOf,
  useManualScrapes,
  useQueuedScrapes,
  useScrapesWithNoJobs,
  useStuckScrapes,
} from '@console/api/insights/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { ListPage, useListPage, type ListPageState } from '../list/ListPage.tsx';
import { useListState } from '../list/useListState.ts';
import {
  allBrokenScrapesColumns,
  brokenScrapesByEngineColumns,
  brokenScrapesOfEngineColumns,
} from './brokenScrapes.columns.tsx';
import {
  allBrokenScrapesState,
  brokenScrapesByEngineState,
  brokenScrapesOfEngineState,
  scrapesByEntityState,
  stuckWithoutQueuedItemsState,
  stuckWithQueuedItemsState,
  totalRunsState,
  withEntriesInQueueState,
} from './insights.state.ts';
import { scrapesByEntityColumns } from './scrapesByEntity.columns.tsx';
import {
  stuckWithoutQueuedItemsColumns,
  stuckWithQueuedItemsColumns,
} from './stuckScrapes.columns.tsx';
import { totalRunsColumns, withEntriesInQueueColumns } from './totals.columns.tsx';

const words = (name: string, label: string, empty: string, loading = 'Loading...') => ({
  name,
  label,
  loading,
  empty,
  fields: [],
});

interface InsightProps<Row extends { id: number | string }, V extends object> {
  page: ListPageState<Row, V>;
  /** The pages from the dashboard to this one, with the name of this one as the last. */
  trail?: readonly { label: string; href?: string }[];
}

/** What the insight pages look like: the way back to the dashboard, a sortable table, its pages. */
function Insight<Row extends { id: number | string }, V extends object>({
  page,
  trail = [{ label: page.data.label }],
}: InsightProps<Row, V>) {
  return (
    <ListPage page={page}>
      <ListPage.Header
        page={page}
        title={page.data.label}
        breadcrumb={
          <Breadcrumb items={[{ label: 'Dashboard', href: '/dashboard/scraper' }, ...trail]} />
        }
      />
      <ListPage.Main>
        <ListPage.Rows page={page} />
      </ListPage.Main>
      <ListPage.Footer page={page} />
    </ListPage>
  );
}

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

/** Scrapes that should run and do not, of every ATS. */
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

/** How many scrapes of each ATS work, and how many do not. */
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
  /** Its name, decoded; `none` for the scrapes without one. */
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

const withEntriesInQueue = words(
  'with-entries-in-queue',
  'Scrapes With Entries in Queue',
  'Scrapes appear here while addresses wait in their queue.',
);

/** Scrapes that still have work to do. */
export function WithEntriesInQueue() {
  const list = useListState(withEntriesInQueueState);
  const answer = useQueuedScrapes(list.query);
  const columns = withEntriesInQueueColumns;
  return <Insight page={useListPage(withEntriesInQueue, { list, answer, columns })} />;
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

const stuckWithItems = words(
  'stuck-scrapes-with-queued-items',
  'Stuck Scrapes With Queued Items',
  'Scrapes appear here when they stop in the middle of a run with work left in their queue.',
);

/** Scrapes that have stood at one stage for too long, and still have work to do. */
export function StuckWithQueuedItems() {
  const list = useListState(stuckWithQueuedItemsState);
  const answer = useStuckScrapes({ ...list.query, filters: { with_jobs_in_queue: true } });
  const columns = stuckWithQueuedItemsColumns;
  return <Insight page={useListPage(stuckWithItems, { list, answer, columns })} />;
}

const stuckWithoutItems = words(
  'stuck-scrapes-without-queued-items',
  'Stuck Scrapes Without Queued Items',
  'Scrapes appear here when they stop in the middle of a run and nothing waits in their queue.',
);

/** Scrapes that have stood at one stage for too long, and have nothing left to do. */
export function StuckWithoutQueuedItems() {
  const list = useListState(stuckWithoutQueuedItemsState);
  const answer = useStuckScrapes({ ...list.query, filters: { with_jobs_in_queue: false } });
  const columns = stuckWithoutQueuedItemsColumns;
  return <Insight page={useListPage(stuckWithoutItems, { list, answer, columns })} />;
}
