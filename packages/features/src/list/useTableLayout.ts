import type { DataTableColumn } from '@console/ui/DataTable';
import {
  arrangeColumns,
  shownColumns,
  withWidth,
  type TableLayout,
} from '@console/ui/DataTable/tableLayout.ts';
import { useSnapshot } from 'valtio';
import { layoutStore, setDensity } from './layout.store.ts';
import { setTableLayout, tableLayoutStore } from './tableLayout.store.ts';

/**
 * The arrangement of a table, which this browser stores under `name`. `columns` and `layout` are
 * for the table, and the whole result is for `TableSettings`. The columns stay the same objects
 * while only widths or the density change.
 */
export function useTableLayout<Row>(name: string, columns: readonly DataTableColumn<Row>[]) {
  const { density } = useSnapshot(layoutStore);
  const { layout: chosen } = useSnapshot(tableLayoutStore(name));
  const onChange = (next: TableLayout) => setTableLayout(name, next);
  return {
    columns: shownColumns(columns, chosen.order, chosen.hidden),
    layout: {
      tableId: `table-${name}`,
      widths: chosen.widths,
      density,
      // It reads the store and not the layout of this render, because a drag changes the width
      // faster than React renders.
      onWidthChange: (id: string, width: number | undefined) =>
        onChange(withWidth(tableLayoutStore(name).layout, id, width)),
    },
    all: arrangeColumns(columns, chosen.order),
    chosen,
    onChange,
    onDensityChange: setDensity,
  };
}
