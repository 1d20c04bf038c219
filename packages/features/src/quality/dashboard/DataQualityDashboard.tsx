import { useMe } from '@console/api/me/client';
import { useQualityCounts } from '@console/api/quality-counts/client';
import { preloadable } from '@console/ui/preloadable';
import { TabBar } from '@console/ui/TabBar';
import { Suspense, useDeferredValue, useState, type ComponentType } from 'react';
import { Redirect } from 'wouter';
import { RowsPaintedContext } from '../../list/RowsPaintedContext.ts';
import { AddEntityButton } from '../../parts/entity-dialog/AddEntityButton.tsx';
import { DailyJobShiftTab } from '../daily-job-shift/DailyJobShiftTab.tsx';
import {
  MonitoredEntitiesTab,
  NewEntitiesTab,
} from '../monitored-entities/MonitoredEntitiesTab.tsx';
import { TABS, tabsFor, type TabSegment } from './tabs.ts';
import styles from './DataQualityDashboard.module.css';

/** The tabs that are opened less often. */
const LATER = {
  'watch-list': preloadable(() =>
    import('../watch-list/WatchListTab.tsx').then((it) => it.WatchListTab),
  ),
  'review-ready': preloadable(() =>
    import('../review-ready/ReviewReadyTab.tsx').then((it) => it.ReviewReadyTab),
  ),
  'pit-stop': preloadable(() => import('../pit-stop/PitStopTab.tsx').then((it) => it.PitStopTab)),
};

const CONTENT: Readonly<Record<TabSegment, ComponentType>> = {
  'monitored-entities': MonitoredEntitiesTab,
  'new-entities': NewEntitiesTab,
  'daily-job-shift': DailyJobShiftTab,
  ...LATER,
};

const preloadTabs = () => {
  for (const tab of Object.values(LATER)) void tab.load();
};

/** Fetches the tab that the page shows first, which the address names. */
export const loadFirstTab = async (pathname: string) => {
  for (const [segment, tab] of Object.entries(LATER))
    if (pathname.split('/')[3] === segment) await tab.load();
};

const hrefOf = (segment: string) => `/dashboard/data-quality/${segment}`;

interface DataQualityDashboardProps {
  /** The last segment of the address. An unknown segment leads to the first tab. */
  tab: string;
}

/** The data quality dashboard. It has six lists of work, each in a tab with its own address. */
export function DataQualityDashboard({ tab }: DataQualityDashboardProps) {
  const { data: me } = useMe();
  const drawn = useDeferredValue(tab);
  const [listed, setListed] = useState<string>();
  const counts = useQualityCounts(listed).data;
  if (!me) return null;
  const tabs = tabsFor(me.role);
  if (!TABS.some(({ segment }) => segment === tab))
    return <Redirect to={hrefOf(TABS[0].segment)} replace />;
  const shown = tabs.find(({ segment }) => segment === tab);
  if (!shown) return null; // The guard of the route has refused the tab.
  const Content = CONTENT[shown.segment];
  const onRowsPainted = () => {
    setListed(tab);
    preloadTabs();
  };
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Data Quality Dashboard</h1>
        <AddEntityButton action="dataQuality.addEntity" variant="quick" />
      </header>
      <div className={styles.tabs}>
        <TabBar
          label="Data quality tabs"
          tabs={tabs.map(({ segment, label }) => ({
            href: hrefOf(segment),
            label,
            count: counts?.get(segment) ?? null,
          }))}
          current={hrefOf(shown.segment)}
        />
      </div>
      {/* The key remounts the list for each tab. The tab bar is painted first, and the list in
          a later frame. */}
      <div key={shown.segment} className={styles.tab}>
        {drawn === tab && (
          <RowsPaintedContext value={onRowsPainted}>
            <Suspense>
              <Content />
            </Suspense>
          </RowsPaintedContext>
        )}
      </div>
    </div>
  );
}
