import { localStore } from '@console/api/core/storage';
import type { TableLayout } from '@console/ui/DataTable/tableLayout.ts';

/** The default view of a list, as this browser remembers it. */
export interface RememberedView {
  id: number;
  name: string;
  state: { query: string; layout: TableLayout | null };
}

/**
 * The storage key of a path. Numbers become `#`, so that the lists of all records share one
 * remembered view.
 */
const keyOf = (pathname: string) => `view:${pathname.replace(/\d+/g, '#')}` as const;

/** The view with which the list of a page begins. Undefined when there is none, or no storage. */
export function rememberedView(pathname: string): RememberedView | undefined {
  try {
    const found = JSON.parse(localStore().getItem(keyOf(pathname)) ?? '') as RememberedView;
    return typeof found.state.query === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}

export function rememberView(pathname: string, view: RememberedView | undefined): void {
  try {
    if (view) localStore().setItem(keyOf(pathname), JSON.stringify(view));
    else localStore().removeItem(keyOf(pathname));
  } catch {
    // Storage is full or blocked: one more request reads the view from the server.
  }
}

const comparable = ({ order, hidden, widths }: TableLayout) =>
  JSON.stringify([order, hidden.toSorted(), Object.entries(widths).sort()]);

/** Whether a table is arranged as a view says. A view with null says nothing about the arrangement. */
export const isArranged = (layout: TableLayout | null, chosen: TableLayout): boolean =>
  layout === null || comparable(layout) === comparable(chosen);
