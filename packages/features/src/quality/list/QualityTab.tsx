'use no memo'; // Each part takes the tab, which is new in every render, so no cache would be used.
import type { ListQuery } from '@console/api/core/listQuery';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { Button } from '@console/ui/Button';
import { DataTable, type DataTableColumn } from '@console/ui/DataTable';
import { focusedRowIndex, focusRowAt } from '@console/ui/DataTable/tableRows.ts';
import { lazy } from '@console/ui/lazy';
import { focusListMain, ListLayout } from '@console/ui/ListLayout';
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { AwaitedDialog } from '../../keys/AwaitedDialog.tsx';
import { useRowActionKeys, useSelectionKeys } from '../../keys/useRowActionKeys.ts';
import { useShortcut } from '../../keys/useShortcut.ts';
import type { CellFilters } from '../../list/cellFilters/cellFilters.ts';
import { filterChips } from '../../list/chips.ts';
import { ShowActiveFilters } from '../../list/ListChips.tsx';
import { FilterButton } from '../../list/ListFilters.tsx';
import {
  chipFields,
  ListPage,
  useListPage,
  type ListAnswer,
  type ListControl,
  type ListPageData,
  type ListPageState,
} from '../../list/ListPage.tsx';
import { useNotifyRowsPainted } from '../../list/RowsPaintedContext.ts';
import { useActiveRow } from '../../list/useActiveRow.ts';
import { useChipLabel, type ChipLabels } from '../../parts/tags/useChipLabel.ts';
import type { ReviewRow } from '../review/reviewKind.ts';
import { FoldingFilters } from './FoldingFilters.tsx';
import type { ReviewParts } from './reviewParts.tsx';
import { useRowSelection, type SelectedRows } from './rowSelection.ts';
import type { RowDialog, TabActions } from './tabActions.ts';
import { useReviewAddress } from './useReviewAddress.ts';
import { useRowDialog } from './useRowDialog.ts';
import styles from '../quality.module.css';

const EntitySidebar = lazy(() =>
  import('../../parts/entity-sidebar/EntitySidebar.tsx').then((module) => module.EntitySidebar),
);

/**
 * The methods of content that replaces the rows of a tab. They decide where review mode begins and
 * where the focus goes afterwards.
 */
export interface RowsReplacement {
  /** Opens review mode at the focused item. Returns false when there is none. */
  begin: () => boolean;
  /** Restores the focus after review mode. Returns false when it cannot. */
  end: () => boolean;
}

/** The texts, filters and columns of one tab. */
interface QualityTabData<Row extends ReviewRow, V extends object> extends ListPageData<V> {
  columns: (actions: TabActions<Row>) => readonly DataTableColumn<Row>[];
  parts: ReviewParts<Row>;
  /** Loads the map from cell values to filters. */
  cellFilters: () => Promise<CellFilters<Row>>;
}

interface QualityTabContent<Row, V extends object> {
  list: ListControl<V> & {
    query: ListQuery;
    foreign: (name: string) => string | undefined;
    setForeign: (name: string, value: string | undefined, entry: 'push' | 'replace') => void;
  };
  answer: ListAnswer<Row>;
  /** Says on chips the values that only the server can name. Tags need no function here. */
  words?: ChipLabels;
}

interface QualityTabState<Row extends ReviewRow, V extends object> extends ListPageState<Row, V> {
  active: ReturnType<typeof useActiveRow<Row>>;
  selection: SelectedRows<Row>;
  review: ReturnType<typeof useReviewAddress>;
  parts: ReviewParts<Row>;
  replacement: RefObject<RowsReplacement | null>;
  mayNotReview: string | undefined;
  query: ListQuery;
  /** The dialog that is open. */
  dialog: RowDialog<Row> | undefined;
  close: () => void;
}

/**
 * The state of a dashboard tab: a list page with an active row, an open dialog and shortcuts for
 * its rows.
 */
export function useQualityTab<Row extends ReviewRow, V extends object>(
  data: QualityTabData<Row, V>,
  { list, answer, words }: QualityTabContent<Row, V>,
): QualityTabState<Row, V> {
  const { dialog, open, close } = useRowDialog<RowDialog<Row>>();
  const active = useActiveRow(answer.data?.items, JSON.stringify(list.query));
  const [columns] = useState(() => data.columns({ open, activate: active.selection.onActivate }));
  const labelOf = useChipLabel(chipFields(data), words);
  const page = useListPage(data, { list, answer, columns, labelOf, cellFilters: data.cellFilters });
  const selection = useRowSelection<Row>(JSON.stringify([list.query.search, list.query.filters]));
  useRowActionKeys();
  return {
    ...page,
    active,
    selection,
    dialog,
    close,
    query: list.query,
    review: useReviewAddress(list),
    parts: data.parts,
    replacement: useRef<RowsReplacement>(null),
    mayNotReview: useReasonNotAllowed(data.parts.control),
  };
}

interface PartProps<Row extends ReviewRow, V extends object> {
  tab: QualityTabState<Row, V>;
}

interface QualityTabProps<Row extends ReviewRow, V extends object> extends PartProps<Row, V> {
  /** Content above the rows. */
  above?: ReactNode;
  /** Content that replaces the rows and their footer. */
  instead?: ReactNode;
  /** More dialogs of the rows. */
  children?: ReactNode;
}

/** Shows the list of a tab, or review mode in its place. */
function ListOrReviewMode<Row extends ReviewRow, V extends object>({
  tab,
  children,
}: PartProps<Row, V> & { children: ReactNode }) {
  const { review, parts, replacement, mayNotReview, collection, query } = tab;
  const id = mayNotReview === undefined ? review.id : undefined;
  // After review mode, the focus goes to the row that was open, or to the list.
  const returnTo = useEffectEvent((to: number) => {
    if (replacement.current?.end()) return;
    const at = collection?.items.findIndex((row) => row.id === to) ?? -1;
    if (at < 0 || !focusRowAt(at)) focusListMain();
  });
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (id === undefined && last.current !== undefined) returnTo(last.current);
    last.current = id;
  }, [id]);
  if (id === undefined) return <ListPage page={tab}>{children}</ListPage>;
  return (
    <Suspense>
      <parts.Mode
        id={id}
        shown={collection}
        query={query}
        onShow={review.show}
        onLeave={(at) => {
          last.current = at ?? last.current;
          review.leave();
        }}
      />
    </Suspense>
  );
}

/**
 * A button that opens review mode at the focused row, otherwise at the active row, otherwise at the
 * first one.
 */
function ReviewModeButton<Row extends ReviewRow, V extends object>({ tab }: PartProps<Row, V>) {
  const { review, parts, replacement, mayNotReview, collection, active } = tab;
  const items = collection?.items ?? [];
  const open = () => {
    if (replacement.current?.begin()) return;
    const row = items[focusedRowIndex()] ?? active.row ?? items[0];
    if (row) review.open(row.id);
  };
  const blockReason =
    mayNotReview ?? (items.length === 0 ? 'There is no row to review.' : undefined);
  useShortcut('list.reviewMode', blockReason === undefined ? open : undefined);
  return (
    <span onPointerEnter={parts.preloadMode} onFocus={parts.preloadMode}>
      <Button disabledReason={blockReason} onClick={open}>
        Review mode
      </Button>
    </span>
  );
}

/** The bar for the selected rows. Renders nothing while no row is selected. */
function SelectedRowsBar<Row extends ReviewRow, V extends object>({
  tab: { data, list, labelOf, collection, selection, query, parts },
}: PartProps<Row, V>) {
  const { rows, said } = useSyncExternalStore(selection.subscribe, selection.read);
  useSelectionKeys(rows.size > 0 ? () => selection.set([]) : undefined);
  if ((rows.size === 0 && said === undefined) || !collection) return null;
  const words = filterChips(data.fields, list.filters, labelOf).map(
    ({ label, fullName }) => fullName ?? label,
  );
  if (list.search !== '') words.unshift(`search “${list.search}”`);
  return (
    <Suspense>
      <parts.Bulk
        selection={selection}
        items={collection.items}
        total={collection.total}
        query={query}
        filter={words.length === 0 ? undefined : words.join(', ')}
      />
    </Suspense>
  );
}

/** The rows of a tab. One row can be active, and several can be selected. */
function Rows<Row extends ReviewRow, V extends object>({
  tab,
  above,
  instead,
}: QualityTabProps<Row, V>) {
  useNotifyRowsPainted(tab.view.kind === 'rows');
  const { preload } = tab.parts;
  return (
    <ListPage.Main>
      {above}
      <div className={styles.rows} onPointerEnter={preload} onFocus={preload}>
        {instead ?? (
          <ListPage.Rows page={tab}>
            {(table) => (
              <DataTable {...table} interaction={tab.active.selection} selection={tab.selection} />
            )}
          </ListPage.Rows>
        )}
      </div>
      <SelectedRowsBar tab={tab} />
    </ListPage.Main>
  );
}

/** The sidebar beside the rows. It shows the filters, or "Entity Detail" while a row is active. */
function Sidebar<Row extends ReviewRow, V extends object>({ tab }: PartProps<Row, V>) {
  const { row, clear } = tab.active;
  if (!row) return <FoldingFilters filters={<ListPage.Filters page={tab} />} />;
  return (
    <Suspense>
      <EntitySidebar entityId={row.entity.id} scrapeId={row.scrape?.id} onClose={() => clear?.()} />
    </Suspense>
  );
}

/** The open dialog of a row: its review or its assignment. */
function RowDialogs<Row extends ReviewRow, V extends object>({
  tab: { parts, dialog, active, close },
}: PartProps<Row, V>) {
  return (
    <Suspense fallback={<AwaitedDialog />}>
      {dialog?.kind === 'review' && (
        <parts.Review
          row={dialog.row}
          action={dialog.action}
          onSaved={({ id }) => active.follow(id)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'assign' && <parts.Assign row={dialog.row} onClose={close} />}
    </Suspense>
  );
}

/**
 * A tab of the dashboard: the list of `useQualityTab`, or review mode in its place. Its header has
 * no title, because the dashboard has one.
 */
export function QualityTab<Row extends ReviewRow, V extends object>(
  props: QualityTabProps<Row, V>,
) {
  const { tab, instead, children } = props;
  const { data, list, labelOf, active } = tab;
  return (
    <ListOrReviewMode tab={tab}>
      <ListLayout.Header>
        <ListPage.Search page={tab} />
        <ShowActiveFilters list={list} fields={chipFields(data)} labelOf={labelOf} />
        <FilterButton uncover={active.clear} />
        <ListPage.Columns page={tab} />
        <ReviewModeButton tab={tab} />
      </ListLayout.Header>
      <ListPage.ChipLine page={tab} />
      <Rows {...props} />
      {instead ? null : <ListPage.Footer page={tab} />}
      <Sidebar tab={tab} />
      <RowDialogs tab={tab} />
      {children}
    </ListOrReviewMode>
  );
}
