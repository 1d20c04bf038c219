import { useScrape } from '@console/api/scrapes/client';
import { ReadCard } from '../cards/ReadCard.tsx';
import { LifecycleBadge } from '../cells/LifecycleBadge.tsx';
import { ActivityBadge } from './ActivityBadge.tsx';
import { ScrapeInfo } from './ScrapeInfo.tsx';

interface ScrapeInfoCardProps {
  scrapeId: number;
  title: string;
  /** For one of several: a closed one asks for nothing. */
  toggle?: { open: boolean; onToggle: () => void };
}

/** One scrape: its badges, what locks it, and what it is. */
export function ScrapeInfoCard({ scrapeId, title, toggle }: ScrapeInfoCardProps) {
  const scrape = useScrape(toggle && !toggle.open ? undefined : scrapeId);
  return (
    <ReadCard
      title={title}
      toggle={toggle}
      read={scrape}
      action={({ scrape: { active, archived } }) => (
        <>
          {archived && <LifecycleBadge archived />}
          <ActivityBadge active={active} />
        </>
      )}
    >
      {({ scrape: loaded }) => (
        <ScrapeInfo scrape={loaded} onRefresh={() => void scrape.mutate()} />
      )}
    </ReadCard>
  );
}
