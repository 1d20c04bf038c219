import { useItemsInQueue, useScrape } from '@console/api/scrapes/client';
import { StatusBadge } from '@console/ui/StatusBadge';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import { ReadCard } from '../cards/ReadCard.tsx';
import { LifecycleBadge } from '../cells/LifecycleBadge.tsx';
import { ScrapeFacts } from './ScrapeFacts.tsx';
import { ScrapeNotices } from './ScrapeNotices.tsx';
import styles from './ScrapeInfo.module.css';

interface ActivityBadgeProps {
  active: boolean;
}

/**
 * The run mode in the words of this card. The shape of the badge differs from that of the
 * lifecycle.
 */
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

/**
 * The badges beside the title of the card: Archived, when the scrape is archived, and Active or
 * Inactive.
 */
export const ScrapeBadges = ({ scrape: { active, archived } }: ScrapeBadgesProps) => (
  <>
    {archived && <LifecycleBadge archived />}
    <ActivityBadge active={active} />
  </>
);

interface ScrapeInfoCardProps {
  scrapeId: number;
  title: string;
  /** Makes the card one of several that can be opened and closed. A closed card loads nothing. */
  toggle?: { open: boolean; onToggle: () => void };
  /** True when the page already says why the scrape is locked. */
  noticesElsewhere?: boolean;
}

/** A card with the badges and the facts of one scrape. */
export function ScrapeInfoCard({ scrapeId, title, toggle, noticesElsewhere }: ScrapeInfoCardProps) {
  const shownId = toggle && !toggle.open ? undefined : scrapeId;
  const scrape = useScrape(shownId);
  // The items in the queue are shown among the facts. They are requested here, so that they load in
  // parallel with the scrape.
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
