import { useIsPainted } from '@console/ui/afterPaint.ts';
import { Button } from '@console/ui/Button';
import { loadedAhead } from '@console/ui/loadedAhead';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { AddEntityButton } from '../parts/entity-dialog/AddEntityButton.tsx';
import { AddToQueueButton } from '../parts/queue/AddToQueueButton.tsx';
import { insightsPanelStore, setInsightsOpen } from './insightsPanel.store.ts';
import { RequestQueue } from './RequestQueue.tsx';
import styles from './ScraperDashboard.module.css';

// The cards and the panel are fetched beside the rows of the queue.
const loadCards = () => import('./cards.ts');
const QueueStatsCard = loadedAhead(() => loadCards().then((it) => it.QueueStatsCard));
const FlowCard = loadedAhead(() => loadCards().then((it) => it.FlowCard));
const WorkHistoryCard = loadedAhead(() => loadCards().then((it) => it.WorkHistoryCard));
const InsightsPanel = loadedAhead(() => loadCards().then((it) => it.InsightsPanel));
for (const card of [QueueStatsCard, FlowCard, WorkHistoryCard, InsightsPanel]) void card.load();
const GraphCard = lazy(() =>
  import('../parts/graph/GraphCard.tsx').then((it) => ({ default: it.GraphCard })),
);

/** Where a lead begins the day: what is asked for, what is late, and whether the queue grows. */
export function ScraperDashboard() {
  const { open } = useSnapshot(insightsPanelStore);
  const isPainted = useIsPainted();
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
        {/* The rows are painted first. */}
        {isPainted ? (
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
          <Suspense>{isPainted && <GraphCard />}</Suspense>
        </div>
      </div>
      <Suspense>{open && <InsightsPanel onClose={() => setInsightsOpen(false)} />}</Suspense>
    </div>
  );
}
