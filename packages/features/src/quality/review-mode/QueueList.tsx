import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ReviewRow } from './subject.ts';
import styles from './ReviewMode.module.css';

/** The height of a row in pixels, as the style sheet has it. */
const ROW = 48;
/** Rows that are drawn above and below those in sight. */
const SPARE = 12;
/** Rows that a window can have in sight. */
const IN_SIGHT = 36;

interface QueueListProps<Row> {
  ids: readonly number[];
  at: number;
  rows: ReadonlyMap<number, Row>;
  /** The value that tells a row apart. The same function in each rendering. */
  valueOf: (row: Row) => ReactNode;
  /** "Reviewed", "Sending"; undefined while nothing was decided. */
  stateOf: (id: number) => string | undefined;
  onOpen: (id: number) => void;
}

/** The rows of the queue. Only those near the part in sight are drawn. */
export function QueueList<Row extends ReviewRow>({
  ids,
  at,
  rows,
  valueOf,
  stateOf,
  onOpen,
}: QueueListProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const open = useRef(onOpen);
  useLayoutEffect(() => {
    open.current = onOpen;
  });
  const [onItem] = useState(() => (id: number) => open.current(id));
  const [top, setTop] = useState(() => Math.max(0, at - 2));
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const [start, end] = [at * ROW, (at + 1) * ROW];
    if (start < box.scrollTop) box.scrollTop = start;
    else if (end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight;
    setTop(Math.floor(box.scrollTop / ROW));
  }, [at]);
  // In steps, so that scrolling by a row draws nothing anew.
  const first = Math.max(0, Math.floor(top / SPARE) * SPARE - SPARE);
  const drawn = ids.slice(first, first + IN_SIGHT + 3 * SPARE);
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
            onOpen={onItem}
          />
        ))}
      </ol>
    </nav>
  );
}

interface ItemProps<Row> {
  id: number;
  row: Row | undefined;
  /** From 1, of `count`. */
  position: number;
  count: number;
  valueOf: (row: Row) => ReactNode;
  state: string | undefined;
  isCurrent: boolean;
  onOpen: (id: number) => void;
}

/** A step through the queue changes two items, and only these are rendered again. */
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
