import { useEffect, useState } from 'react';
import { keptRow } from './keptRow.ts';

interface Active {
  id: number;
  /** The index of the row among the loaded rows. */
  at: number;
}

/**
 * The active row, whose details are shown. It stays active when the list is read again. When a
 * decision removes it from the list, the row that takes its place becomes active. When the list
 * shows other rows, as on another page or with another filter, no row is active. After Back or
 * Forward the list begins with the row that was active when the page was left.
 *
 * @param list the present query as text; a different text means a different list
 */
export function useActiveRow<Row extends { id: number }>(
  items: readonly Row[] | undefined,
  list: string,
) {
  const [active, setActive] = useState<Active | undefined>(
    keptRow.restored === undefined ? undefined : { id: keptRow.restored, at: 0 },
  );
  const [decided, setDecided] = useState<{ id: number; list: string }>();
  const at = active && items ? items.findIndex(({ id }) => id === active.id) : -1;

  if (active && items) {
    if (at >= 0 && at !== active.at) setActive({ id: active.id, at });
    if (at < 0) {
      const stays = decided?.id === active.id && decided.list === list;
      const next = stays ? items[Math.min(active.at, items.length - 1)] : undefined;
      setActive(next && { id: next.id, at: Math.min(active.at, items.length - 1) });
    }
  }

  const shown = active?.id;
  useEffect(() => {
    keptRow.shown = shown;
    return () => {
      keptRow.shown = undefined;
    };
  }, [shown]);

  const activate = (id: number) =>
    setActive({ id, at: items?.findIndex((row) => row.id === id) ?? 0 });
  return {
    row: at < 0 ? undefined : items?.[at],
    selection: { kind: 'one' as const, active: active?.id, onActivate: activate },
    /**
     * Has to be called after a decision about the row. When the row leaves the list, the next row
     * becomes active.
     */
    follow: (id: number) => setDecided({ id, list }),
    clear: active && (() => setActive(undefined)),
  };
}
