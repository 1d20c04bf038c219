import { scrapeKey, useScrape } from '@console/api/scrapes/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { preloadable } from '@console/ui/preloadable';
import { TabBar } from '@console/ui/TabBar';
import { Suspense } from 'react';
import { showRecordPanel } from '../parts/record-sidebar/recordSidebar.store.ts';
import { RecordFrame } from '../parts/records/RecordFrame.tsx';
import { RecordGone } from '../parts/records/RecordGone.tsx';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { useRecentRecord } from '../parts/records/useRecentRecord.ts';
import { ScrapeNotices } from '../parts/scrape-info/ScrapeNotices.tsx';
import { ScrapeHeader } from './ScrapeHeader.tsx';
import { SCRAPE_TABS, tabOf } from './tabs.ts';

const ScrapeDetails = preloadable(() =>
  import('./ScrapeDetails.tsx').then((it) => it.ScrapeDetails),
);
const preloadDetails = () => void ScrapeDetails.load();
const showFilters = () => showRecordPanel('filters');

interface ContentProps {
  scrapeId: number;
}

/** The contents below the tabs. Each is fetched when it is first shown, or ahead of that. */
const CONTENTS = {
  overview: preloadable(() => import('./ScrapeOverview.tsx').then((it) => it.ScrapeOverview)),
  'all-jobs': preloadable(() =>
    import('../parts/jobs/JobsList.tsx').then(({ JobsList }) => (owner: ContentProps) => (
      <JobsList owner={owner} onShowFilters={showFilters} />
    )),
  ),
  'event-log': preloadable(() =>
    import('../parts/event-log/EventLogList.tsx').then(
      ({ EventLogList }) =>
        (owner: ContentProps) => <EventLogList owner={owner} onShowFilters={showFilters} />,
    ),
  ),
};
const preloadTabs = () => {
  for (const content of Object.values(CONTENTS)) void content.load();
};

interface ScrapePageProps {
  scrapeId: number;
  /** The last segment of the address. An unknown segment shows the overview. */
  tab?: string;
}

/** The page of one scrape, with its state, its actions and its tabs. */
export function ScrapePage({ scrapeId, tab: segment }: ScrapePageProps) {
  const read = useScrape(scrapeId);
  const { data: version, error, mutate } = read;
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
  const Content = CONTENTS[tab];
  const hrefOf = (name: string) => `/scrapes/${scrapeId}/${name}`;
  return (
    <RecordFrame
      of={scrapeKey(scrapeId)}
      record={read}
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
        <Content scrapeId={scrapeId} />
      </Suspense>
    </RecordFrame>
  );
}

/** Fetches the tab that the page shows first, which the address names. */
export const loadFirstContent = (pathname: string) =>
  CONTENTS[tabOf(pathname.split('/')[3])].load();

/**
 * Renders the page for the scrape in the address. Another scrape mounts a new page, another tab
 * does not.
 */
export const ScrapeRoute = ({ params }: { params: Readonly<Record<string, string>> }) => (
  <ScrapePage key={params['scrapeId']} scrapeId={Number(params['scrapeId'])} tab={params['tab']} />
);
