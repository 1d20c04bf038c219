import { useStableFunction } from '@console/ui/useStableFunction.ts';
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ReviewRow } from '../review/reviewKind.ts';
import styles from './ReviewMode.module.css';

/** The height of a row in pixels; must match the style sheet. */
const ROW = 48;
/** The overscan: rows that are rendered above and below the visible ones. */
const OVERSCAN = 12;
/** The most rows that are visible at once. */
const MAX_VISIBLE = 36;

interface WorklistRowsProps<Row> {
  ids: readonly number[];
  at: number;
  rows: ReadonlyMap<number, Row>;
  /** The value that distinguishes a row. The function must be stable between renders. */
  valueOf: (row: Row) => ReactNode;
  /** Returns "Reviewed" or "Sending", for example. Undefined while nothing was decided. */
  stateOf: (id: number) => string | undefined;
  onOpen: (id: number) => void;
}

/** The virtualised list of the worklist. It renders only the rows near the visible part. */
export function WorklistRows<Row extends ReviewRow>({
  ids,
  at,
  rows,
  valueOf,
  stateOf,
  onOpen,
}: WorklistRowsProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const open = useStableFunction(onOpen);
  const [top, setTop] = useState(() => Math.max(0, at - 2));
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const [start, end] = [at * ROW, (at + 1) * ROW];
    if (start < box.scrollTop) box.scrollTop = start;
    else if (end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight;
    setTop(Math.floor(box.scrollTop / ROW));
  }, [at]);
  // The index is rounded to steps of OVERSCAN rows, so that scrolling by one row renders nothing
  // new.
  const first = Math.max(0, Math.floor(top / OVERSCAN) * OVERSCAN - OVERSCAN);
  const drawn = ids.slice(first, first + MAX_VISIBLE + 3 * OVERSCAN);
  return (
    <nav
      ref={frame}
      aria-label="Rows to review"
      className={styles.list}
      onScroll={({ currentTarget }) => setTop(Math.floor(currentTarget.scrollTop / ROW))}
    >
      <ol style={{ blockSize: ids.length * ROW, paddingBlockStart: first * ROW }}>
        {drawn.map((id, index) => (
          <Item
            key={id}
            id={id}
            position={first + index + 1}
            count={ids.length}
            row={rows.get(id)}
            valueOf={valueOf}
            state={stateOf(id)}
            isCurrent={first + index === at}
            onOpen={open}
          />
        ))}
      </ol>
    </nav>
  );
}

interface ItemProps<Row> {
  id: number;
  row: Row | undefined;
  /** The position in the worklist: 1 to `count`. */
  position: number;
  count: number;
  valueOf: (row: Row) => ReactNode;
  state: string | undefined;
  isCurrent: boolean;
  onOpen: (id: number) => void;
}

/** The component is memoised, because a step through the worklist changes only two items. */
const Item = memo(function Item<Row extends ReviewRow>({
  id,
  row,
  position,
  count,
  valueOf,
  state,
  isCurrent,
  onOpen,
}: ItemProps<Row>) {
  return (
    <li aria-setsize={count} aria-posinset={position}>
      <button
        type="button"
        className={styles.item}
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(id)}
      >
        <span className={styles.name} dir="auto">
          {row?.entity.company_name}
        </span>
        <span className={styles.value}>{row && valueOf(row)}</span>
        <span className={styles.state} data-state={state?.split(':', 1)[0]?.toLowerCase()}>
          {state}
        </span>
      </button>
    </li>
  );
}) as <Row extends ReviewRow>(props: ItemProps<Row>) => ReactNode;
