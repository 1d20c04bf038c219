import { useRead } from '../core/useRead.ts';

/**
 * The open rows of the lists of the dashboard, by list; asked for again with each list that is
 * shown. Nothing is sent, and no script fetched, while no list is. A failure raises no notice: a
 * tab without its number is still a tab.
 *
 * @param list the list whose rows are on the screen
 */
export const useQualityCounts = (list: string | undefined) =>
  useRead(
    list === undefined ? null : ['quality-counts', list],
    async () => (await import('./requests.ts')).readQualityCounts(),
    { keepPreviousData: true, onError: () => undefined, shouldRetryOnError: false },
  );
