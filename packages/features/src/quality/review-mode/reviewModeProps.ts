import type { Collection } from '@console/api/core/hydra/collection';
import type { ListQuery } from '@console/api/core/listQuery';

/** The props that a tab passes to its review mode. */
export interface ReviewModeProps<Row> {
  /** The id of the row to open. When it changes, review mode goes to that row. */
  id: number;
  /** The rows that the tab shows now. */
  shown: Collection<Row> | undefined;
  /** The query of the list as it is now. */
  query: ListQuery;
  /** Called with the open row once no key is held. */
  onShow: (id: number) => void;
  /**
   * Called when the person leaves review mode. `at` is the row that was open; undefined at the end
   * of the worklist.
   */
  onLeave: (at: number | undefined) => void;
}
