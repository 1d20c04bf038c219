import { useItemsInQueue, useScrape } from '@console/api/scrapes/client';
import { StatusBadge } from '@console/ui/StatusBadge';
import { Power, PowerOff } from 'lucide-react';
import { ReadCard } from '../cards/ReadCard.tsx';
import { LifecycleBadge } from '../cells/LifecycleBadge.tsx';
import { ScrapeFacts } from './ScrapeFacts.tsx';
import { ScrapeNotices } from './ScrapeNotices.tsx';
import styles from './ScrapeInfo.module.css';

interface ActivityBadgeProps {
  active: boolean;
}

/** The run mode in the words of this card. Its shape differs from the badge of the lifecycle. */
function ActivityBadge({ active }: ActivityBadgeProps) {
  return active ? (
    <StatusBadge tone="success" icon={<Power aria-hidden="true" />}>
      Active
    </StatusBadge>
  ) : (
    <StatusBadge tone="warning" icon={<PowerOff aria-hidden="true" />}>
      Inactive
    </StatusBadge>
  );
}

interface ScrapeBadgesProps {
  scrape: { active: boolean; archived: boolean };
}

/** Beside the title of the card: Archived, and Active or Inactive. */
export const ScrapeBadges = ({ scrape: { active, archived } }: ScrapeBadgesProps) => (
  <>
    {archived && <LifecycleBadge archived />}
    <ActivityBadge active={active} />
  </>
);

interface ScrapeInfoCardProps {
  scrapeId: number;
  title: string;
  /** For one of several cards. A closed card loads nothing. */
  toggle?: { open: boolean; onToggle: () => void };
  /** The page itself says why the scrape is locked. */
  noticesElsewhere?: boolean;
}

/** One scrape: its badges and its facts. */
export function ScrapeInfoCard({ scrapeId, title, toggle, noticesElsewhere }: ScrapeInfoCardProps) {
  const shownId = toggle && !toggle.open ? undefined : scrapeId;
  const scrape = useScrape(shownId);
  // Shown among the facts. Asked for here, beside the scrape and not after it.
  useItemsInQueue(shownId);
  return (
    <ReadCard
      title={title}
      toggle={toggle}
      read={scrape}
      action={({ scrape: loaded }) => <ScrapeBadges scrape={loaded} />}
    >
      {({ scrape: loaded }) => (
        <div className={styles.info}>
          {!noticesElsewhere && <ScrapeNotices scrape={loaded} />}
          <ScrapeFacts scrape={loaded} onRefresh={() => void scrape.mutate()} />
        </div>
      )}
    </ReadCard>
  );
}
