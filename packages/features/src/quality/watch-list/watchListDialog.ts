import type { WatchList, WatchListAction } from '@console/api/watch-lists/schema';

/** Which dialog of the tab is open, and about which row. */
export type WatchListDialog =
  | { kind: 'review'; row: WatchList; action?: WatchListAction }
  | { kind: 'assign' | 'archive'; row: WatchList };
