import { useScrape } from '@console/api/scrapes/client';
import type { ScrapeRow } from '@console/api/scrapes/schema';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { CodeView } from '@console/ui/CodeEditor/CodeView';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import styles from './CodeSearchDetail.module.css';

interface ScrapeCodeProps {
  scrape: Pick<ScrapeRow, 'is_combo' | 'spider_code' | 'parser_code'>;
  /** What was searched for. */
  mark: string;
}

/** The code of a scrape for reading. A combo has one script for both jobs, kept as spider code. */
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
 * Code that the row does not have, or only in part. It is fetched as soon as this is shown; the
 * part that the row has stands there meanwhile.
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
 * What an open row shows: its code. A search brings it with the row, up to a length; the plain list
 * does not.
 */
export function CodeSearchDetail({ row, mark }: CodeSearchDetailProps) {
  const isWhole = !row.code_truncated && (row.spider_code !== null || row.parser_code !== null);
  return isWhole ? <ScrapeCode scrape={row} mark={mark} /> : <WholeCode row={row} mark={mark} />;
}
