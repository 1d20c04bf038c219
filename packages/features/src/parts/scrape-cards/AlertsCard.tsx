import { serverNow } from '@console/api/core/clock';
import { useScrapeAlerts } from '@console/api/entities/detailClient';
import { useScrape } from '@console/api/scrapes/client';
import { EmptyState } from '@console/ui/EmptyState';
import { StatusBadge } from '@console/ui/StatusBadge';
import { TimeAgo } from '@console/ui/TimeAgo';
import { ReadCard } from '../cards/ReadCard.tsx';
import { alertLabel } from '../scrape-alerts/ScrapeAlerts.tsx';
import styles from './ScrapeCards.module.css';

/**
 * The open alerts of a scrape. The contract has them only per entity, so they are read for the
 * entity of the scrape.
 */
export function useOpenAlerts(scrapeId: number) {
  const scrape = useScrape(scrapeId);
  const ofEntity = useScrapeAlerts(scrape.data?.scrape.entity_id);
  const { error, mutate } = scrape.data ? ofEntity : scrape;
  const data = ofEntity.data?.filter((alert) => alert.scrape.id === scrapeId);
  return { data, error, mutate };
}

interface AlertsCardProps {
  scrapeId: number;
}

export function AlertsCard({ scrapeId }: AlertsCardProps) {
  const read = useOpenAlerts(scrapeId);
  return (
    <ReadCard title="Alerts" read={read} count={(alerts) => alerts.length}>
      {(alerts) =>
        alerts.length === 0 ? (
          <EmptyState title="No open alerts.">
            An alert is shown here while the scrape is broken, stuck or blocked, or finds too
            little.
          </EmptyState>
        ) : (
          <ul className={styles.alerts}>
            {alerts.map(({ id, state, created_at }) => (
              <li key={id} className={styles.head}>
                <StatusBadge tone="danger">{alertLabel(state)}</StatusBadge>
                <span>
                  <TimeAgo at={created_at} now={serverNow()} />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </ReadCard>
  );
}
