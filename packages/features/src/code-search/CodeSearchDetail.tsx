import { useScrape } from '@console/api/scrapes/client';
import type { ScrapeRow } from '@console/api/scrapes/schema';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { CodeView } from '@console/ui/CodeEditor/CodeView';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import styles from './CodeSearchDetail.module.css';

interface ScrapeCodeProps {
  scrape: Pick<ScrapeRow, 'is_combo' | 'spider_code' | 'parser_code'>;
  /** The text that was searched for. It is highlighted. */
  mark: string;
}

/** The code of a scrape, for reading. A combo has a single script, which is stored as spider code. */
function ScrapeCode({ scrape, mark }: ScrapeCodeProps) {
  const { is_combo, spider_code, parser_code } = scrape;
  return (
    <div className={styles.codes}>
      <CodeView
        label={is_combo ? 'Combo Code' : 'Spider Code'}
        code={spider_code ?? ''}
        mark={mark}
      />
      {is_combo ? null : <CodeView label="Parser Code" code={parser_code ?? ''} mark={mark} />}
    </div>
  );
}

interface WholeCodeProps {
  row: ScrapeRow;
  mark: string;
}

/**
 * Shows code that the row does not have, or has only in part. The code is fetched when this is
 * mounted. Until it arrives, the part that the row has is shown.
 */
function WholeCode({ row, mark }: WholeCodeProps) {
  const { data, error, mutate } = useScrape(row.id);
  const retry = () => void mutate();
  if (data) return <ScrapeCode scrape={data.scrape} mark={mark} />;
  const failed = error !== undefined;
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

interface CodeSearchDetailProps {
  row: ScrapeRow;
  mark: string;
}

/**
 * Shows the code of an open row. A search result brings the code up to a maximum length. A row of
 * the plain list brings none.
 */
export function CodeSearchDetail({ row, mark }: CodeSearchDetailProps) {
  const isWhole = !row.code_truncated && (row.spider_code !== null || row.parser_code !== null);
  return isWhole ? <ScrapeCode scrape={row} mark={mark} /> : <WholeCode row={row} mark={mark} />;
}
