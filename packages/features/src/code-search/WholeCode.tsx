import { useScrape } from '@console/api/scrapes/client';
import type { ScrapeRow } from '@console/api/scrapes/schema';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { ScrapeCode } from './ScrapeCode.tsx';

interface WholeCodeProps {
  row: ScrapeRow;
  mark: string;
}

/**
 * Code that the row has not, or not all of: it is asked for as soon as this is shown; what the row
 * has stands there meanwhile.
 */
export function WholeCode({ row, mark }: WholeCodeProps) {
  const { data, error, isValidating, mutate } = useScrape(row.id);
  const retry = () => void mutate();
  if (data) return <ScrapeCode scrape={data.scrape} mark={mark} />;
  const failed = error !== undefined && !isValidating;
  if (!row.code_truncated)
    return failed ? (
      <ErrorPanel title="The code could not be loaded." onRetry={retry} />
    ) : (
      <output>Loading code...</output>
    );
  return (
    <>
      {failed ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={retry}>
              Retry
            </Button>
          }
        >
          The rest of this code could not be loaded. This is its beginning.
        </Banner>
      ) : (
        <output>Loading the rest of this code...</output>
      )}
      <ScrapeCode scrape={row} mark={mark} />
    </>
  );
}
