import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './ReviewMode.module.css';

/** The height of a row in pixels, as the style sheet has it. */
const ROW = 48;
/** Rows that are drawn above and below those in sight. */
const SPARE = 12;
/** Rows that a window can have in sight. */
const IN_SIGHT = 36;

interface QueueListProps {
  ids: readonly number[];
  at: number;
  nameOf: (id: number) => string;
  /** The value that tells the row apart. */
  valueOf: (id: number) => ReactNode;
  /** "Reviewed", "Sending"; undefined while nothing was decided. */
  stateOf: (id: number) => string | undefined;
  onOpen: (id: number) => void;
}

/** The rows of the queue. Only those near the part in sight are drawn. */
export function QueueList({ ids, at, nameOf, valueOf, stateOf, onOpen }: QueueListProps) {
  const frame = useRef<HTMLDivElement>(null);
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
          <li key={id} aria-setsize={ids.length} aria-posinset={first + index + 1}>
            <QueueItem
              name={nameOf(id)}
              value={valueOf(id)}
              state={stateOf(id)}
              isCurrent={first + index === at}
              onOpen={() => onOpen(id)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface QueueItemProps {
  name: string;
  value: ReactNode;
  state: string | undefined;
  isCurrent: boolean;
  onOpen: () => void;
}

const QueueItem = ({ name, value, state, isCurrent, onOpen }: QueueItemProps) => (
  <button
    type="button"
    className={styles.item}
    aria-current={isCurrent || undefined}
    onClick={onOpen}
  >
    <span className={styles.name} dir="auto">
      {name}
    </span>
    <span className={styles.value}>{value}</span>
    <span className={styles.state} data-state={state?.split(':', 1)[0]?.toLowerCase()}>
      {state}
    </span>
  </button>
);
