import type { ErrorLog } from '@console/api/scrape-code/schema';
import { Button } from '@console/ui/Button';
import { formatInstant } from '@console/ui/DateText/instants.ts';
import { useState, type ReactNode } from 'react';
import styles from './ScrapeCards.module.css';

/** The number of characters that are shown at first. A message may contain a whole page. */
const SHOWN_CHARACTERS = 1000;

interface ErrorEntryProps {
  entry: ErrorLog;
  action: ReactNode;
}

function ErrorEntry({
  entry: { log_date_time: at, log_message: message },
  action,
}: ErrorEntryProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = message.length > SHOWN_CHARACTERS;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <time dateTime={new Date(at * 1000).toISOString()}>{formatInstant(at)}</time>
        {action}
      </div>
      <p className={styles.message} dir="auto">
        {isLong && !isWhole ? `${message.slice(0, SHOWN_CHARACTERS)}…` : message}
      </p>
      {isLong && (
        <Button size="sm" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show all of it'}
        </Button>
      )}
    </li>
  );
}

interface ErrorEntriesProps {
  entries: readonly ErrorLog[];
  /** Content to the right of the time. */
  actionOf?: (entry: ErrorLog) => ReactNode;
}

/** The entries of an error log, each with its time and message. A long message is cut at first. */
export const ErrorEntries = ({ entries, actionOf }: ErrorEntriesProps) => (
  <ol className={styles.entries}>
    {entries.map((entry) => (
      <ErrorEntry key={entry.id} entry={entry} action={actionOf?.(entry)} />
    ))}
  </ol>
);
