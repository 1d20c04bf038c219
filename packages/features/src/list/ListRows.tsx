import type { ReactNode } from 'react';
import { useListKeys } from '../keys/useListKeys.ts';
import { ListStates } from './ListStates.tsx';
import type { ListView } from './listView.ts';
import { StaleRows } from './StaleRows.tsx';

interface ListRowsProps<T> {
  view: ListView<T>;
  /** Where the ways out of "nothing matches" and "past the end" lead. */
  list: { clearAll: () => void; setPage: (page: number) => void };
  onRetry: () => void;
  /** What an empty list says would be here, and how it comes. */
  empty: ReactNode;
  /** The table, where there are rows. */
  children: (rows: Extract<ListView<T>, { kind: 'rows' }>) => ReactNode;
}

/** The rows of a list, with a banner above them when they are old, or what stands in their place. */
export function ListRows<T>({ view, list, onRetry, empty, children }: ListRowsProps<T>) {
  useListKeys(onRetry);
  if (view.kind !== 'rows')
    return (
      <ListStates view={view} onRetry={onRetry} onClear={list.clearAll} onPageChange={list.setPage}>
        {empty}
      </ListStates>
    );
  return (
    <>
      <StaleRows error={view.stale} onRetry={onRetry} />
      {children(view)}
    </>
  );
}
