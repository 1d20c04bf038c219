import { Button } from '@console/ui/Button';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { AddEntityButton } from '../parts/entity-dialog/AddEntityButton.tsx';
import { AddToQueueButton } from '../parts/queue/AddToQueueButton.tsx';
import { insightsPanelStore, setInsightsOpen } from './insightsPanel.store.ts';
import { RequestQueue } from './RequestQueue.tsx';
import styles from './ScraperDashboard.module.css';

// The rows of the queue come first; the cards and the panel are fetched beside them.
const loadCards = () => import('./cards.ts');
const QueueStatsCard = lazy(() => loadCards().then((it) => ({ default: it.QueueStatsCard })));
const FlowCard = lazy(() => loadCards().then((it) => ({ default: it.FlowCard })));
const WorkHistoryCard = lazy(() => loadCards().then((it) => ({ default: it.WorkHistoryCard })));
const GraphCard = lazy(() =>
  import('../parts/graph/GraphCard.tsx').then((it) => ({ default: it.GraphCard })),
);
const InsightsPanel = lazy(() => loadCards().then((it) => ({ default: it.InsightsPanel })));

/** Where a lead begins the day: what is asked for, what is late, and whether the queue grows. */
export function ScraperDashboard() {
  const { open } = useSnapshot(insightsPanelStore);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1>Dashboard</h1>
        <div className={styles.actions}>
          <AddToQueueButton place="scraperDashboard" />
          <AddEntityButton action="scraperDashboard.addEntity" variant="quick" />
          <Button expanded={open} onClick={() => setInsightsOpen(!open)}>
            Insights
          </Button>
        </div>
      </header>
      <div className={styles.content}>
        <RequestQueue />
        <Suspense fallback={<div className={styles.place} />}>
          <div className={styles.figures}>
            <QueueStatsCard />
            <FlowCard />
          </div>
          <WorkHistoryCard />
        </Suspense>
        <div className={styles.graph}>
          <Suspense>
            <GraphCard />
          </Suspense>
        </div>
      </div>
      <Suspense>{open && <InsightsPanel onClose={() => setInsightsOpen(false)} />}</Suspense>
    </div>
  );
}
