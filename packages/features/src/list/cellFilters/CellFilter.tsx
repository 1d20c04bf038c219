import { CellButton, type CellAction } from '@console/ui/CellButton';
import { focusedRowOf, type TableCell } from '@console/ui/DataTable/tableCells.ts';
import { lazy } from '@console/ui/lazy';
import { useStableFunction } from '@console/ui/useStableFunction.ts';
import ListFilterPlus from 'lucide-react/icons/list-filter-plus';
import { Suspense, useEffect, useState } from 'react';
import { useShortcut } from '../../keys/useShortcut.ts';
import type { ChipField, ChipLabel } from '../chips.ts';
import { useAddress } from '../useListState.ts';
import type { CellFilter as Filter, CellFilters } from './cellFilters.ts';

const CellMenu = lazy(() => import('./CellMenu.tsx').then((module) => module.CellMenu));

interface CellFilterProps<Row> {
  page: {
    data: { fields: readonly ChipField[]; moreChips?: readonly ChipField[] };
    list: { setAddress: (query: string) => void };
    labelOf: ChipLabel | undefined;
    arranged: {
      columns: readonly { id: string; header: string }[];
      layout: { tableId: string };
    };
  };
  rows: readonly Row[];
  load: () => Promise<CellFilters<Row>>;
}

interface OpenMenu {
  filters: readonly Filter[];
  /** The menu opens beside this element. */
  anchor: HTMLElement;
  /** The element that gets the focus back. */
  back: Element | null;
}

/**
 * Lets a person filter the list by a value in the table. A button appears at the hovered cell, and
 * a key lists all values of the focused row. The chunk loads after the rows.
 */
export function CellFilter<Row>({ page, rows, load }: CellFilterProps<Row>) {
  const { data, list, labelOf, arranged } = page;
  const [cellFilters, setCellFilters] = useState<CellFilters<Row>>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [said, setSaid] = useState('');
  const { search } = useAddress();
  const fields = [...data.fields, ...(data.moreChips ?? [])];
  const { tableId } = arranged.layout;

  useEffect(() => {
    load().then(setCellFilters, () => undefined); // The list works without this feature.
  }, [load]);

  const filtersOf = (row: Row | undefined, columns: readonly string[]) =>
    row === undefined || !cellFilters
      ? []
      : columns.flatMap((column) => cellFilters.of(row, column, { search, fields, labelOf }));
  const apply = ({ address, words }: Filter) => {
    list.setAddress(address);
    setSaid(`Filtered by ${words}.`);
  };

  const actionOf = ({ row, column }: TableCell): CellAction | undefined => {
    const filters = filtersOf(rows[row], [column]).filter(({ isOn }) => !isOn);
    const [filter] = filters;
    if (!filter) return undefined;
    if (filters.length === 1)
      return { label: `Filter by ${filter.words}`, onPress: () => apply(filter) };
    CellMenu.preload();
    const header = arranged.columns.find(({ id }) => id === column)?.header;
    return {
      label: `Filter by ${header}: one of ${filters.length}`,
      onPress: (anchor) => setMenu({ filters, anchor, back: document.activeElement }),
    };
  };

  // The shortcut help calls this while it renders, when an effect event must not be called.
  const inFocus = useStableFunction((): Omit<OpenMenu, 'back'> | undefined => {
    const at = focusedRowOf(tableId);
    const columns = arranged.columns.map(({ id }) => id);
    const filters = at ? filtersOf(rows[at.row], columns) : [];
    return at && filters.length > 0
      ? { filters, anchor: at.element.cells[0] ?? at.element }
      : undefined;
  });
  const open = () => {
    const row = inFocus();
    if (row) setMenu({ ...row, back: document.activeElement });
  };
  useShortcut('list.filterByValue', open, () => inFocus() !== undefined);

  return (
    <>
      {cellFilters && (
        <CellButton
          tableId={tableId}
          icon={<ListFilterPlus aria-hidden="true" />}
          actionOf={actionOf}
          content={rows}
        />
      )}
      {menu && (
        <Suspense>
          <CellMenu {...menu} onChoose={apply} onClose={() => setMenu(undefined)} />
        </Suspense>
      )}
      <span aria-live="polite" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
