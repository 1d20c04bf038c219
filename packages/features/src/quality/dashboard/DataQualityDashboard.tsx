import { useMe } from '@console/api/me/client';
import { useQualityCounts } from '@console/api/quality-counts/client';
import { TabBar } from '@console/ui/TabBar';
import { useDeferredValue, useEffect, useState, type ComponentType } from 'react';
import { Redirect } from 'wouter';
import { openSidebarAtFirst } from '../../list/layout.store.ts';
import { RowsPaintedContext } from '../../list/RowsPaintedContext.ts';
import { AddEntityButton } from '../../parts/entity-dialog/AddEntityButton.tsx';
import { DailyJobShiftTab } from '../daily-job-shift/DailyJobShiftTab.tsx';
import {
  MonitoredEntitiesTab,
  NewEntitiesTab,
} from '../monitored-entities/MonitoredEntitiesTab.tsx';
import { PitStopTab } from '../pit-stop/PitStopTab.tsx';
import { ReviewReadyTab } from '../review-ready/ReviewReadyTab.tsx';
import { WatchListTab } from '../watch-list/WatchListTab.tsx';
import { TABS, tabsFor, type TabSegment } from './tabs.ts';
import styles from './DataQualityDashboard.module.css';

const CONTENT: Readonly<Record<TabSegment, ComponentType>> = {
  'monitored-entities': MonitoredEntitiesTab,
  'new-entities': NewEntitiesTab,
  'daily-job-shift': DailyJobShiftTab,
  'watch-list': WatchListTab,
  'review-ready': ReviewReadyTab,
  'pit-stop': PitStopTab,
};

const hrefOf = (segment: string) => `/dashboard/data-quality/${segment}`;

interface DataQualityDashboardProps {
  /** The last segment of the address. An unknown segment leads to the first tab. */
  tab: string;
}

/** The data quality dashboard. It has six lists of work, each in a tab with its own address. */
export function DataQualityDashboard({ tab }: DataQualityDashboardProps) {
  const { data: me } = useMe();
  useEffect(openSidebarAtFirst, []);
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
            count: counts?.get(segment),
          }))}
          current={hrefOf(shown.segment)}
        />
      </div>
      {/* The key remounts the list for each tab. The tab bar is painted first, and the list in
          a later frame. */}
      <div key={shown.segment} className={styles.tab}>
        {drawn === tab && (
          <RowsPaintedContext value={() => setListed(tab)}>
            <Content />
          </RowsPaintedContext>
        )}
      </div>
    </div>
  );
}
