import { useReasonNotAllowed } from '@console/api/roles/client';
import { Button } from '@console/ui/Button';
import { lazy } from '@console/ui/lazy';
import { preloadable } from '@console/ui/preloadable';
import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { RowsPaintedContext } from '../list/RowsPaintedContext.ts';
import { AddEntityButton } from '../parts/entity-dialog/AddEntityButton.tsx';
import { AddToQueueButton } from '../parts/queue/AddToQueueButton.tsx';
import { insightsPanelStore, setInsightsOpen } from './insightsPanel.store.ts';
import { RequestQueue } from './RequestQueue.tsx';
import styles from './ScraperDashboard.module.css';

// The cards and the panel are fetched in parallel with the rows of the queue.
const loadCards = () => import('./cards.ts');
const QueueStatsCard = preloadable(() => loadCards().then((it) => it.QueueStatsCard));
const FlowCard = preloadable(() => loadCards().then((it) => it.FlowCard));
const WorkHistoryCard = preloadable(() => loadCards().then((it) => it.WorkHistoryCard));
const InsightsPanel = preloadable(() => loadCards().then((it) => it.InsightsPanel));
for (const card of [QueueStatsCard, FlowCard, WorkHistoryCard, InsightsPanel]) void card.load();
const GraphCard = lazy(() => import('../parts/graph/GraphCard.tsx').then((it) => it.GraphCard));

/** The longest time, in milliseconds, that the rest of the page waits for the rows. */
const MAX_WAIT_MS = 1500;

/** The scraper dashboard. It shows the request queue, overdue requests, and whether the queue grows. */
export function ScraperDashboard() {
  const { open } = useSnapshot(insightsPanelStore);
  // The requirements hide both buttons, which the same roles may use.
  const mayNotAdd = useReasonNotAllowed('scraperDashboard.addEntity');
  // The rows are painted before the other parts, unless they take too long.
  const [othersShown, setOthersShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOthersShown(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1>Dashboard</h1>
        <div className={styles.actions}>
          {mayNotAdd === undefined && (
            <>
              <AddToQueueButton place="scraperDashboard" />
              <AddEntityButton action="scraperDashboard.addEntity" variant="quick" />
            </>
          )}
          <Button expanded={open} onClick={() => setInsightsOpen(!open)}>
            Insights
          </Button>
        </div>
      </header>
      <div className={styles.content}>
        <RowsPaintedContext value={() => setOthersShown(true)}>
          <RequestQueue />
        </RowsPaintedContext>
        {othersShown ? (
          <Suspense fallback={<div className={styles.place} />}>
            <div className={styles.figures}>
              <QueueStatsCard />
              <FlowCard />
            </div>
            <WorkHistoryCard />
          </Suspense>
        ) : (
          <div className={styles.place} />
        )}
        <div className={styles.graph}>
          <Suspense>{othersShown && <GraphCard />}</Suspense>
        </div>
      </div>
      {open && (
        <Suspense fallback={<div className={styles.panel} />}>
          {othersShown ? (
            <InsightsPanel onClose={() => setInsightsOpen(false)} />
          ) : (
            <div className={styles.panel} />
          )}
        </Suspense>
      )}
    </div>
  );
}
