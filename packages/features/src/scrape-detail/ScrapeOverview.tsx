import { useScrape } from '@console/api/scrapes/client';
import { Card } from '@console/ui/Card';
import { CardRole } from '@console/ui/Card/cardRole.ts';
import { lazy } from '@console/ui/lazy';
import { Suspense } from 'react';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { JobCountTrendCard } from '../parts/graph/JobCountTrendCard.tsx';
import { useShownPanel } from '../parts/record-sidebar/recordSidebar.store.ts';
import { AlertsCard, useOpenAlerts } from '../parts/scrape-cards/AlertsCard.tsx';
import { ScrapeFacts } from '../parts/scrape-info/ScrapeFacts.tsx';
import { ScrapeBadges } from '../parts/scrape-info/ScrapeInfoCard.tsx';
import { ErrorLogCard } from './ErrorLogCard.tsx';
import cards from '../parts/cards/cards.module.css';
import styles from './ScrapePage.module.css';

const StageHistoryCard = lazy(() =>
  import('../parts/stage-history/StageHistoryCard.tsx').then((it) => it.StageHistoryCard),
);
const NotesPanel = lazy(() => import('../parts/notes/NotesPanel.tsx').then((it) => it.NotesPanel));

interface ScrapeOverviewProps {
  scrapeId: number;
}

/**
 * The cards of a scrape. Each loads, fails and is retried independently. What is wrong comes first:
 * open alerts, then the job counts. A card that the sidebar shows is left out.
 */
export function ScrapeOverview({ scrapeId }: ScrapeOverviewProps) {
  const scrape = useScrape(scrapeId);
  const isAlerted = (useOpenAlerts(scrapeId).data?.length ?? 0) > 0;
  const isInfoInSidebar = useShownPanel('overview');
  const areNotesInSidebar = useShownPanel('notes');
  return (
    <div className={`${cards.cards} ${styles.cards}`}>
      {isAlerted && (
        <div className={cards.wide}>
          <AlertsCard scrapeId={scrapeId} />
        </div>
      )}
      <JobCountTrendCard title="Job counts" scrapeId={scrapeId} />
      {!isInfoInSidebar && (
        /* This card has no notices about a locked scrape, because the page itself shows them. */
        <ReadCard
          title="Scrape Info"
          read={scrape}
          action={({ scrape: loaded }) => <ScrapeBadges scrape={loaded} />}
        >
          {({ scrape: loaded }) => (
            <ScrapeFacts scrape={loaded} onRefresh={() => void scrape.mutate()} />
          )}
        </ReadCard>
      )}
      {!isAlerted && <AlertsCard scrapeId={scrapeId} />}
      <div className={cards.wide}>
        <ErrorLogCard scrapeId={scrapeId} />
      </div>
      <Suspense>
        <div className={cards.wide}>
          <StageHistoryCard owner={{ scrapeId }} />
        </div>
        {!areNotesInSidebar && (
          <div className={cards.wide}>
            {/* The card is a group, because the list inside it is the landmark with this name. */}
            <CardRole value="group">
              <Card title="Notes">
                <CardRole value="region">
                  <NotesPanel scrapeId={scrapeId} />
                </CardRole>
              </Card>
            </CardRole>
          </div>
        )}
      </Suspense>
    </div>
  );
}
