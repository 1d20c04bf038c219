import type { ListQuery } from '@console/api/core/listQuery';
import { DownloadButton } from '@console/ui/DownloadButton';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';

interface CsvButtonProps {
  list: { query: ListQuery };
  /** Resolves with the name of the file, or with undefined when the download failed. */
  download: { trigger: (query: ListQuery) => Promise<string | undefined> };
  /** What the rows are, as the toast names them. */
  rows: string;
}

/** The button that downloads the rows of a list with its search, filters and sort. */
export const CsvButton = ({ list, download, rows }: CsvButtonProps) => (
  <DownloadButton
    label="Download CSV"
    onDownload={async () => {
      if (await download.trigger(list.query)) showSuccess(`${rows} have been downloaded.`);
    }}
  />
);
