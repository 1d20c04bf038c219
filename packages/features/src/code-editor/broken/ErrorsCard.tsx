import { useNewestErrors } from '@console/api/scrape-code/client';
import type { CodeType, ErrorLog, ScrapeCodeType } from '@console/api/scrape-code/schema';
import { Button } from '@console/ui/Button';
import { counted } from '@console/ui/counted.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { ReadCard } from '../../parts/cards/ReadCard.tsx';
import { ErrorEntries } from '../../parts/scrape-cards/ErrorEntries.tsx';
import { codeTypeOf } from '../codeBuffer.ts';
import { codePlace } from './codePlace.ts';

export interface LineProps {
  texts: Readonly<Record<ScrapeCodeType, string>>;
  /** The code that is shown. */
  type: CodeType;
  /** Shows a line of the code. `script` is undefined when the message names no script. */
  onGoToLine: (line: number, script: ScrapeCodeType | undefined) => void;
}

interface ErrorsCardProps extends LineProps {
  scrapeId: number;
}

/** The newest entries of the error log. When an entry names a line, a button goes to that line. */
export function ErrorsCard({ scrapeId, texts, type, onGoToLine }: ErrorsCardProps) {
  const read = useNewestErrors(scrapeId);
  const lineButton = ({ log_message: message }: ErrorLog) => {
    const place = codePlace(message);
    if (!place) return undefined;
    const { line, script } = place;
    const code = texts[codeTypeOf(type === 'combo' ? type : (script ?? type))];
    return (
      <Button
        size="sm"
        disabledReason={
          line > code.split('\n').length ? 'The code has no such line any more.' : undefined
        }
        onClick={() => onGoToLine(line, script)}
      >
        Line {line}
      </Button>
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
              <a href={`/scrapes/${scrapeId}/overview`}>All {counted(total, 'error')}</a>
            )}
          </>
        )
      }
    </ReadCard>
  );
}
