import { useScrape } from '@console/api/scrapes/client';
import { Banner } from '@console/ui/Banner';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { TabBar } from '@console/ui/TabBar';
import { Suspense } from 'react';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { ScrapeNotices } from '../parts/scrape-info/ScrapeNotices.tsx';
import { ScrapeHeader } from './ScrapeHeader.tsx';
import { ScrapeOverview } from './ScrapeOverview.tsx';
import type { ScrapePageParts } from './scrapePageParts.ts';
import styles from './ScrapePage.module.css';

const TABS = [
  { name: 'overview', label: 'Overview' },
  { name: 'all-jobs', label: 'All Active Jobs' },
  { name: 'event-log', label: 'Event Log' },
] as const;

interface ScrapePageProps {
  scrapeId: number;
  /** The segment of the address; an unknown one is the overview. */
  tab?: string;
  parts?: ScrapePageParts;
}

/** One scrape: its state at a glance, what can be done with it, and its tabs. */
export function ScrapePage({ scrapeId, tab, parts = {} }: ScrapePageProps) {
  const { data: version, error, mutate } = useScrape(scrapeId);
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
  const { name: shown } = TABS.find(({ name }) => name === tab) ?? TABS[0];
  const { JobsList, EventLogList, Sidebar } = parts;
  const hrefOf = (name: string) => `/scrapes/${scrapeId}/${name}`;
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[
          { label: 'All Scrapes List', href: '/scrapes' },
          { label: version?.scrape.name ?? `Scrape ${scrapeId}` },
        ]}
      />
      {version ? (
        <>
          <ScrapeHeader version={version} isGone={isGone} NoteDialog={parts.NoteDialog} />
          {isGone && (
            <Banner tone="danger">
              The scrape has been deleted. What is shown here was read before.
            </Banner>
          )}
          <ScrapeNotices scrape={version.scrape} />
        </>
      ) : (
        <div className={styles.loading}>
          <LoadingOverlay text="Loading..." />
        </div>
      )}
      <TabBar
        label="Scrape"
        tabs={TABS.map(({ name, label }) => ({ href: hrefOf(name), label }))}
        current={hrefOf(shown)}
      />
      <div className={styles.content}>
        <div className={styles.main}>
          <Suspense fallback={<LoadingOverlay text="Loading..." />}>
            {shown === 'overview' && <ScrapeOverview scrapeId={scrapeId} parts={parts} />}
            {shown === 'all-jobs' && JobsList && <JobsList scrapeId={scrapeId} />}
            {shown === 'event-log' && EventLogList && <EventLogList scrapeId={scrapeId} />}
          </Suspense>
        </div>
        {Sidebar && (
          <Suspense>
            <Sidebar scrapeId={scrapeId} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** The page of an address. Another scrape is another page; another tab is not. */
export const ScrapeRoute = ({ params }: { params: Readonly<Record<string, string>> }) => (
  <ScrapePage key={params['scrapeId']} scrapeId={Number(params['scrapeId'])} tab={params['tab']} />
);
