import type { ScrapeRow } from '@console/api/scrapes/schema';
import { ScrapeCode } from './ScrapeCode.tsx';
import { WholeCode } from './WholeCode.tsx';

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
