import type { Body } from '@console/api/core/endpoint';
import type { ListQuery } from '@console/api/core/listQuery';
import { matchingRows, presentRows } from '@console/api/reviews/bulk';
import { BULK_MAX } from '@console/api/reviews/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import type { Control } from '@console/api/roles/controls';
import { Button } from '@console/ui/Button';
import { focusListMain } from '@console/ui/ListLayout';
import { formatCount } from '@console/ui/numbers.ts';
import { useStableFunction } from '@console/ui/useStableFunction.ts';
import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { AwaitedDialog } from '../../keys/AwaitedDialog.tsx';
import { rowsText, type SelectedRows } from '../list/rowSelection.ts';
import type { ReviewKind, ReviewRow } from '../review/reviewKind.ts';
import { preloadSheets, sheetsOf } from './bulkSheets.tsx';
import { countedReasons, blockReasonText, someOf } from './bulkText.ts';
import styles from './BulkBar.module.css';

/** The props that a tab passes to the bar for the selected rows. */
export interface BulkBarProps<Row extends ReviewRow> {
  selection: SelectedRows<Row>;
  /** The rows of the page that is shown. `total` is the number of matching rows on all pages. */
  items: readonly Row[];
  total: number;
  query: ListQuery;
  /** The search and the filters in words. Undefined when there are none. */
  filter: string | undefined;
}

interface KindProps<Row extends ReviewRow, Review extends Body> extends BulkBarProps<Row> {
  kind: ReviewKind<Row, Review>;
}

/**
 * Updates the selected rows with the values on the page, and deselects rows that have left the
 * list.
 */
function useNewestRows<Row extends ReviewRow, Review extends Body>({
  kind,
  selection,
  items,
  query,
}: KindProps<Row, Review>) {
  const shown = useRef<{ query: string; rows: readonly Row[] }>(undefined);
  const look = useEffectEvent(async (now: readonly Row[]) => {
    const before = shown.current;
    shown.current = { query: JSON.stringify(query), rows: now };
    const { rows, said } = selection.read();
    const newer = now.filter((row) => rows.has(row.id) && rows.get(row.id) !== row);
    if (newer.length > 0) {
      const newest = new Map(newer.map((row) => [row.id, row]));
      selection.set(
        [...rows.values()].map((row) => newest.get(row.id) ?? row),
        said,
      );
    }
    if (before?.query !== shown.current.query) return;
    const missing = before.rows
      .map(({ id }) => id)
      .filter((id) => selection.has(id) && !now.some((row) => row.id === id));
    if (missing.length === 0) return;
    const present = await presentRows(kind.calls.page, query, missing).catch(() => undefined);
    if (!present) return;
    const isGone = ({ id }: Row) =>
      missing.includes(id) && !present.some((row) => row.id === id) && selection.has(id);
    const all = [...selection.read().rows.values()];
    const gone = all.filter(isGone);
    if (gone.length === 0) return;
    selection.set(
      all.filter((row) => !isGone(row)),
      `${rowsText(gone.length)} left the list and ${gone.length === 1 ? 'is' : 'are'} no longer selected: ${someOf(gone.map(({ entity }) => entity.company_name))}.`,
    );
  });
  useEffect(() => void look(items), [items]);
}

/**
 * The sheet that is open: the one for reviews, with the action that is chosen at first, or the one
 * for assignments.
 */
type Sheet = { kind: 'review'; action: string } | { kind: 'assign' };

/**
 * Moves the focus to the list when the bar, or the button that opened a sheet, is removed while it
 * has the focus.
 */
const useFocusBack = (sheet: Sheet | undefined) =>
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusListMain();
    },
    [sheet],
  );

/** The button "Select all 137 that match", which loads these rows when it is pressed. */
function SelectMatching<Row extends ReviewRow, Review extends Body>({
  kind,
  selection,
  total,
  query,
}: KindProps<Row, Review>) {
  const [pending, setPending] = useState(false);
  const newestQuery = useStableFunction(() => JSON.stringify(query));
  const select = async () => {
    setPending(true);
    const found = await matchingRows(kind.calls.page, query).catch(() => undefined);
    setPending(false);
    if (newestQuery() !== JSON.stringify(query)) return;
    if (!found) {
      selection.set(selection.read().rows.values(), 'The rows could not be loaded. Try again.');
      return;
    }
    const { length } = found.items;
    selection.set(
      found.items,
      found.total > length
        ? `The first ${length} of ${formatCount(found.total)} are selected.`
        : undefined,
    );
  };
  return (
    <Button size="sm" tone="ghost" pending={pending} onClick={() => void select()}>
      {total > BULK_MAX
        ? `Select the first ${BULK_MAX} of ${formatCount(total)} that match`
        : `Select all ${formatCount(total)} that match`}
    </Button>
  );
}

interface ActionButtonProps {
  control: Control;
  label: string;
  /** Why the action is impossible for every selected row. */
  reason: string | undefined;
  onPress: () => void;
}

function ActionButton({ control, label, reason, onPress }: ActionButtonProps) {
  const mayNot = useReasonNotAllowed(control);
  return (
    <Button size="sm" disabledReason={mayNot ?? reason} onClick={onPress}>
      {label}
    </Button>
  );
}

/**
 * The actions for the selected rows. The bar is below the table, so that no row moves when it
 * appears.
 */
export function BulkBar<Row extends ReviewRow, Review extends Body>(props: KindProps<Row, Review>) {
  const { kind, selection, total, query, filter } = props;
  const { rows, said } = useSyncExternalStore(selection.subscribe, selection.read);
  const [sheets] = useState(() => sheetsOf(kind));
  const [sheet, setSheet] = useState<Sheet>();
  useNewestRows(props);
  useFocusBack(sheet);
  const count = rows.size;
  const blockReasons = [...rows.values()].flatMap(
    (row) => kind.blockReason(row, '', [])?.code ?? [],
  );
  const cannot =
    blockReasons.length === 0
      ? undefined
      : `${blockReasons.length} of ${count} cannot: ${countedReasons(blockReasons.map(blockReasonText)).replace(/^\d+ (?=[^,]*$)/, '')}`;
  const reason = blockReasons.length === count ? cannot : undefined;
  const shared = { selection, query, filter, onClose: () => setSheet(undefined) };
  return (
    <section aria-label="Selected rows">
      <div className={styles.bar} onPointerEnter={preloadSheets} onFocus={preloadSheets}>
        <p className={styles.count}>
          <output>
            {count === 0 ? '' : `${count} selected`}
            {said === undefined ? '' : `${count === 0 ? '' : '. '}${said}`}
          </output>
          {cannot === undefined ? null : <span className={styles.cannot}>{cannot}.</span>}
        </p>
        {count > 0 && (
          <div className={styles.actions}>
            {kind.actions.map((action) => {
              const label = kind.words[action]?.button;
              return label === undefined ? null : (
                <ActionButton
                  key={action}
                  control={kind.control}
                  label={label}
                  reason={reason}
                  onPress={() => setSheet({ kind: 'review', action })}
                />
              );
            })}
            {kind.assign && (
              <ActionButton
                control={kind.assign.control}
                label="Assign"
                reason={reason}
                onPress={() => setSheet({ kind: 'assign' })}
              />
            )}
            <ActionButton
              control={kind.control}
              label="Review"
              reason={reason}
              onPress={() => setSheet({ kind: 'review', action: '' })}
            />
          </div>
        )}
        <div className={styles.ways}>
          {total > count && count < BULK_MAX && count > 0 ? <SelectMatching {...props} /> : null}
          <Button size="sm" tone="ghost" onClick={() => selection.set([])}>
            {count > 0 ? 'Clear selection' : 'Close'}
          </Button>
        </div>
      </div>
      <Suspense fallback={<AwaitedDialog />}>
        {sheet?.kind === 'review' && <sheets.Batch {...shared} action={sheet.action} />}
        {sheet?.kind === 'assign' && <sheets.Assign {...shared} />}
      </Suspense>
    </section>
  );
}
