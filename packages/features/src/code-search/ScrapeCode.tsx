import type { ScrapeRow } from '@console/api/scrapes/schema';
import { CodeView } from '@console/ui/CodeEditor/CodeView';
import styles from './ScrapeCode.module.css';

interface ScrapeCodeProps {
  scrape: Pick<ScrapeRow, 'is_combo' | 'spider_code' | 'parser_code'>;
  /** What was searched for. */
  mark: string;
}

/** The code of a scrape for reading. A combo has one script for both jobs, kept as spider code. */
export function ScrapeCode({ scrape, mark }: ScrapeCodeProps) {
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
