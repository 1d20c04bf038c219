import type { ListQuery } from '@console/api/core/listQuery';
import { DataTable, type DataTableColumn } from '@console/ui/DataTable';
import { ListLayout } from '@console/ui/ListLayout';
import { lazy, Suspense, useState } from 'react';
import { useRowActionKeys } from '../../keys/useRowActionKeys.ts';
import { ShowActiveFilters } from '../../list/ListChips.tsx';
import { FilterButton } from '../../list/ListFilters.tsx';
import {
  ListPage,
  useListPage,
  type ListAnswer,
  type ListControl,
  type ListPageData,
  type ListPageState,
} from '../../list/ListPage.tsx';
import { useActiveRow } from './useActiveRow.ts';
import { useChipWords, type ChipWords } from './useChipWords.ts';
import { useRowDialog } from './useRowDialog.ts';
import styles from '../quality.module.css';

const EntitySidebar = lazy(() =>
  import('../../parts/entity-sidebar/EntitySidebar.tsx').then((module) => ({
    default: module.EntitySidebar,
  })),
);

/** What every row of the dashboard is about. */
interface QualityRow {
  id: number;
  entity: { id: number };
  scrape?: { id: number } | null;
}

/** What the columns of a tab can do with the tab. */
export interface TabActions<Dialog> {
  open: (dialog: Dialog) => void;
  /** Makes a row the active one, whose Entity Detail is shown. */
  activate: (id: number) => void;
}

/** The words, filters and columns of one tab. */
interface QualityTabData<Row, V extends object, Dialog> extends ListPageData<V> {
  columns: (actions: TabActions<Dialog>) => readonly DataTableColumn<Row>[];
}

interface QualityTabContent<Row, V extends object> {
  list: ListControl<V> & { query: ListQuery };
  answer: ListAnswer<Row>;
  /** The words on chips for values that only the server can name; tags have theirs already. */
  words?: ChipWords;
}

interface QualityTabState<Row extends QualityRow, V extends object, Dialog> extends ListPageState<
  Row,
  V
> {
  active: ReturnType<typeof useActiveRow<Row>>;
  /** The dialog that is open. */
  dialog: Dialog | undefined;
  close: () => void;
}

/**
 * A list page whose rows open dialogs and Entity Detail: the active row, the open dialog and the
 * keys of the rows come on top of what every list page has.
 */
export function useQualityTab<Row extends QualityRow, V extends object, Dialog>(
  data: QualityTabData<Row, V, Dialog>,
  { list, answer, words }: QualityTabContent<Row, V>,
): QualityTabState<Row, V, Dialog> {
  const { dialog, open, close } = useRowDialog<Dialog>();
  const active = useActiveRow(answer.data?.items, JSON.stringify(list.query));
  const [columns] = useState(() => data.columns({ open, activate: active.selection.onActivate }));
  const labelOf = useChipWords(data.fields, words);
  const page = useListPage(data, { list, answer, columns, labelOf });
  useRowActionKeys();
  return { ...page, active, dialog, close };
}

interface PartProps<Row extends QualityRow, V extends object, Dialog> {
  tab: QualityTabState<Row, V, Dialog>;
}

/** The dashboard has the title; the tab begins with its search. */
export function QualityHeader<Row extends QualityRow, V extends object, Dialog>({
  tab,
}: PartProps<Row, V, Dialog>) {
  const { data, list, labelOf, active } = tab;
  return (
    <>
      <ListLayout.Header>
        <ListPage.Search page={tab} />
        <ShowActiveFilters list={list} fields={data.fields} labelOf={labelOf} />
        <FilterButton uncover={active.clear} />
        <ListPage.Columns page={tab} />
      </ListLayout.Header>
      <ListPage.ChipLine page={tab} />
    </>
  );
}

interface QualityRowsProps<Row extends QualityRow, V extends object, Dialog> extends PartProps<
  Row,
  V,
  Dialog
> {
  /** Fetches the scripts of the dialogs, when the pointer or the focus comes to the rows. */
  preload: () => void;
}

/** Rows of which one can be the active one. */
export function QualityRows<Row extends QualityRow, V extends object, Dialog>({
  tab,
  preload,
}: QualityRowsProps<Row, V, Dialog>) {
  return (
    <ListPage.Main>
      <ListPage.Rows page={tab}>
        {(table) => (
          <div className={styles.rows} onPointerEnter={preload} onFocus={preload}>
            <DataTable {...table} interaction={tab.active.selection} />
          </div>
        )}
      </ListPage.Rows>
    </ListPage.Main>
  );
}

/** Beside the rows: the filters, or "Entity Detail" while a row is active. */
export function QualitySidebar<Row extends QualityRow, V extends object, Dialog>({
  tab,
}: PartProps<Row, V, Dialog>) {
  const { row, clear } = tab.active;
  if (!row) return <ListPage.Filters page={tab} />;
  return (
    <Suspense>
      <EntitySidebar entityId={row.entity.id} scrapeId={row.scrape?.id} onClose={() => clear?.()} />
    </Suspense>
  );
}
