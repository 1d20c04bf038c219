import { useRead } from '../core/useRead.ts';

/**
 * Reads the number of open rows of each list of the dashboard. It is read again with each list that
 * is shown. With undefined, no request is sent and no script is loaded. A failure raises no notice,
 * because the tabs work without their counts.
 *
 * @param list the list that is shown
 */
export const useQualityCounts = (list: string | undefined) =>
  useRead(
    list === undefined ? null : ['quality-counts', list],
    async () => (await import('./requests.ts')).readQualityCounts(),
    { keepPreviousData: true, onError: () => undefined, shouldRetryOnError: false },
  );
