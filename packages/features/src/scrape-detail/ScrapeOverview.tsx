import { useScrape } from '@console/api/scrapes/client';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { AlertsCard } from '../parts/scrape-cards/AlertsCard.tsx';
import { JobCountsCard } from '../parts/scrape-cards/JobCountsCard.tsx';
import { ScrapeFacts } from '../parts/scrape-info/ScrapeFacts.tsx';
import { ScrapeBadges } from '../parts/scrape-info/ScrapeInfoCard.tsx';
import { ErrorLogCard } from './ErrorLogCard.tsx';
import type { ScrapePageParts } from './scrapePageParts.ts';
import styles from './ScrapePage.module.css';

interface ScrapeOverviewProps {
  scrapeId: number;
  parts: Pick<ScrapePageParts, 'StageHistoryCard' | 'NotesCard'>;
}

/** The cards of a scrape. Each reads, fails and is retried alone. */
export function ScrapeOverview({
  scrapeId,
  parts: { StageHistoryCard, NotesCard },
}: ScrapeOverviewProps) {
  const scrape = useScrape(scrapeId);
  return (
    <div className={styles.cards}>
      {/* The page itself shows the notices of the scrape. */}
      <ReadCard
        title="Scrape Info"
        read={scrape}
        action={({ scrape: loaded }) => <ScrapeBadges scrape={loaded} />}
      >
        {({ scrape: loaded }) => (
          <ScrapeFacts scrape={loaded} onRefresh={() => void scrape.mutate()} />
        )}
      </ReadCard>
      <JobCountsCard scrapeId={scrapeId} />
      <AlertsCard scrapeId={scrapeId} />
      <ErrorLogCard scrapeId={scrapeId} />
      {StageHistoryCard && <StageHistoryCard scrapeId={scrapeId} />}
      {NotesCard && <NotesCard scrapeId={scrapeId} />}
    </div>
  );
}
