import { useScrape } from '@console/api/scrapes/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { TabBar } from '@console/ui/TabBar';
import { lazy, Suspense } from 'react';
import { showRecordPanel } from '../parts/record-sidebar/recordSidebar.store.ts';
import { RecordFrame } from '../parts/records/RecordFrame.tsx';
import { RecordGone } from '../parts/records/RecordGone.tsx';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { useRecentRecord } from '../parts/records/useRecentRecord.ts';
import { ScrapeNotices } from '../parts/scrape-info/ScrapeNotices.tsx';
import { ScrapeHeader } from './ScrapeHeader.tsx';
import { SCRAPE_TABS, tabOf } from './tabs.ts';

const loadOverview = () => import('./ScrapeOverview.tsx');
const loadJobs = () => import('../parts/jobs/JobsList.tsx');
const loadEvents = () => import('../parts/event-log/EventLogList.tsx');
const loadDetails = () => import('./ScrapeDetails.tsx');
const ScrapeOverview = lazy(() => loadOverview().then((it) => ({ default: it.ScrapeOverview })));
const JobsList = lazy(() => loadJobs().then((it) => ({ default: it.JobsList })));
const EventLogList = lazy(() => loadEvents().then((it) => ({ default: it.EventLogList })));
const ScrapeDetails = lazy(() => loadDetails().then((it) => ({ default: it.ScrapeDetails })));
const preloadTabs = () =>
  void Promise.all([loadOverview(), loadJobs(), loadEvents()]).catch(() => undefined);
const preloadDetails = () => void loadDetails().catch(() => undefined);
const showFilters = () => showRecordPanel('filters');

interface ScrapePageProps {
  scrapeId: number;
  /** The segment of the address; an unknown one is the overview. */
  tab?: string;
}

/** One scrape: its state at a glance, what can be done with it, and its tabs. */
export function ScrapePage({ scrapeId, tab: segment }: ScrapePageProps) {
  const { data: version, error, mutate } = useScrape(scrapeId);
  useRecentRecord('scrape', scrapeId, version?.scrape.name, error);
  if (!version && error)
    return (
      <RecordMissing
        error={error}
        noun="scrape"
        id={scrapeId}
        list={{ href: '/scrapes', label: 'All Scrapes List' }}
        onRetry={() => void mutate()}
      />
    );
  const isGone = error?.kind === 'notFound';
  const tab = tabOf(segment);
  const owner = { scrapeId };
  const hrefOf = (name: string) => `/scrapes/${scrapeId}/${name}`;
  return (
    <RecordFrame
      busy={!version}
      top={
        <>
          <Breadcrumb
            items={[
              { label: 'All Scrapes List', href: '/scrapes' },
              { label: version?.scrape.name ?? `Scrape ${scrapeId}` },
            ]}
          />
          {version ? (
            <>
              <ScrapeHeader version={version} isGone={isGone} onDetailsIntent={preloadDetails} />
              {isGone && <RecordGone noun="scrape" />}
              <ScrapeNotices scrape={version.scrape} />
            </>
          ) : (
            <LoadingOverlay text="Loading..." />
          )}
          <div onPointerEnter={preloadTabs} onFocus={preloadTabs}>
            <TabBar
              label="Scrape"
              tabs={SCRAPE_TABS.map((one) => ({ href: hrefOf(one.segment), label: one.label }))}
              current={hrefOf(tab)}
            />
          </div>
        </>
      }
      details={version && <ScrapeDetails scrape={version.scrape} tab={tab} />}
    >
      <Suspense key={tab} fallback={<LoadingOverlay text="Loading..." />}>
        {tab === 'overview' && <ScrapeOverview scrapeId={scrapeId} />}
        {tab === 'all-jobs' && <JobsList owner={owner} onShowFilters={showFilters} />}
        {tab === 'event-log' && <EventLogList owner={owner} onShowFilters={showFilters} />}
      </Suspense>
    </RecordFrame>
  );
}

/** The page of an address. Another scrape is another page; another tab is not. */
export const ScrapeRoute = ({ params }: { params: Readonly<Record<string, string>> }) => (
  <ScrapePage key={params['scrapeId']} scrapeId={Number(params['scrapeId'])} tab={params['tab']} />
);
