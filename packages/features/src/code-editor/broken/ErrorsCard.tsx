import { useNewestErrors } from '@console/api/scrape-code/client';
import type { ErrorLog, ScrapeCodeType } from '@console/api/scrape-code/schema';
import { Button } from '@console/ui/Button';
import { formatInstant } from '@console/ui/DateText/instants.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { ReadCard } from '../../parts/cards/ReadCard.tsx';
import { codePlace } from './codePlace.ts';
import styles from './Broken.module.css';

/** A message may hold a whole page. Its rest is in the error log. */
const SHOWN_CHARACTERS = 1000;

export type GoToLine = (line: number, script: ScrapeCodeType | undefined) => void;

interface ErrorEntryProps {
  entry: ErrorLog;
  onGoToLine: GoToLine;
}

function ErrorEntry({
  entry: { log_date_time: at, log_message: message },
  onGoToLine,
}: ErrorEntryProps) {
  const place = codePlace(message);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <time dateTime={new Date(at * 1000).toISOString()}>{formatInstant(at)}</time>
        {place && (
          <Button size="sm" onClick={() => onGoToLine(place.line, place.script)}>
            Line {place.line}
          </Button>
        )}
      </div>
      <p className={styles.message} dir="auto">
        {message.length > SHOWN_CHARACTERS ? `${message.slice(0, SHOWN_CHARACTERS)}…` : message}
      </p>
    </li>
  );
}

interface ErrorsCardProps {
  scrapeId: number;
  onGoToLine: GoToLine;
}

/** The newest entries of the error log. */
export function ErrorsCard({ scrapeId, onGoToLine }: ErrorsCardProps) {
  const read = useNewestErrors(scrapeId);
  return (
    <ReadCard title="Errors" read={read} count={({ total }) => total}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="No errors.">What goes wrong in a run is shown here.</EmptyState>
        ) : (
          <ol className={styles.entries}>
            {items.map((entry) => (
              <ErrorEntry key={entry.id} entry={entry} onGoToLine={onGoToLine} />
            ))}
          </ol>
        )
      }
    </ReadCard>
  );
}
