import type { ScrapeAlert } from '@console/api/entities/schema';
import { EmptyState } from '@console/ui/EmptyState';
import { ScrapeLink } from '../cells/EntityLink.tsx';
import styles from './ScrapeAlerts.module.css';

/**
 * The state of an alert in words: `broken` becomes "Broken". Unknown states are written in the same
 * way.
 */
export function alertLabel(state: string): string {
  const words = state.replaceAll(/[_-]+/g, ' ').trim();
  return words === '' ? '–' : words.charAt(0).toUpperCase() + words.slice(1);
}

interface ScrapeAlertsProps {
  alerts: readonly ScrapeAlert[];
}

/** The open alerts of an entity's scrapes. */
export function ScrapeAlerts({ alerts }: ScrapeAlertsProps) {
  if (alerts.length === 0)
    return (
      <EmptyState title="No open alerts.">
        A scrape that breaks, sticks or finds too little is shown here.
      </EmptyState>
    );
  return (
    <table className={styles.alerts}>
      <thead>
        <tr>
          <th scope="col">Scrape</th>
          <th scope="col">Event Action</th>
        </tr>
      </thead>
      <tbody>
        {alerts.map(({ id, scrape, state }) => (
          <tr key={id}>
            <td dir="auto">
              <ScrapeLink id={scrape.id}>{scrape.name}</ScrapeLink>
            </td>
            <td>{alertLabel(state)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
