import { useNewestErrors } from '@console/api/scrape-code/client';
import type { ErrorLog, ScrapeCodeType } from '@console/api/scrape-code/schema';
import { Button } from '@console/ui/Button';
import { EmptyState } from '@console/ui/EmptyState';
import { ReadCard } from '../../parts/cards/ReadCard.tsx';
import { ErrorEntries } from '../../parts/scrape-cards/ErrorEntries.tsx';
import { codePlace } from './codePlace.ts';

export type GoToLine = (line: number, script: ScrapeCodeType | undefined) => void;

interface ErrorsCardProps {
  scrapeId: number;
  onGoToLine: GoToLine;
}

/** The newest entries of the error log. A line that one names is a button. */
export function ErrorsCard({ scrapeId, onGoToLine }: ErrorsCardProps) {
  const read = useNewestErrors(scrapeId);
  const lineButton = ({ log_message: message }: ErrorLog) => {
    const place = codePlace(message);
    return (
      place && (
        <Button size="sm" onClick={() => onGoToLine(place.line, place.script)}>
          Line {place.line}
        </Button>
      )
    );
  };
  return (
    <ReadCard title="Errors" read={read} count={({ total }) => total}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState title="No errors.">What goes wrong in a run is shown here.</EmptyState>
        ) : (
          <>
            <ErrorEntries entries={items} actionOf={lineButton} />
            {total > items.length && (
              <a href={`/scrapes/${scrapeId}/overview`}>
                All {total.toLocaleString('en-US')} errors
              </a>
            )}
          </>
        )
      }
    </ReadCard>
  );
}
