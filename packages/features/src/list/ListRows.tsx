import { noticeOf, type ApiError } from '@console/api/core/errors';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { EmptyState } from '@console/ui/EmptyState';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import type { ReactNode } from 'react';
import type { ListView } from './listView.ts';

interface ListStatesProps {
  view: Exclude<ListView<unknown>, { kind: 'rows' }>;
  /** The sentence of the empty list. It says what will appear here and how. */
  children?: ReactNode;
  onRetry: () => void;
  /** Removes search and filters. */
  onClear: () => void;
  onPageChange: (page: number) => void;
}

/**
 * What is shown in place of the rows, such as the empty or the error state. Renders nothing while
 * the list loads, because the overlay covers this area.
 */
export function ListStates({ view, children, onRetry, onClear, onPageChange }: ListStatesProps) {
  switch (view.kind) {
    case 'loading':
      return null;
    case 'failed': {
      const notice = noticeOf(view.error);
      return (
        <ErrorPanel
          title="The list could not be loaded."
          detail={notice && [notice.title, notice.detail].filter(Boolean).join('. ')}
          onRetry={onRetry}
        />
      );
    }
    case 'forbidden':
      return <EmptyState title="You may not see this list.">{view.error.detail}</EmptyState>;
    case 'empty':
      return <EmptyState title="Nothing here yet.">{children}</EmptyState>;
    case 'noMatches':
      return (
        <EmptyState
          title="Nothing matches."
          action={<Button onClick={onClear}>Clear search and filters</Button>}
        >
          No row fits the search and the filters.
        </EmptyState>
      );
    case 'pastTheEnd':
      return (
        <EmptyState
          title="This page is past the end."
          action={
            <Button onClick={() => onPageChange(view.lastPage)}>Go to page {view.lastPage}</Button>
          }
        >
          The list ends on page {view.lastPage}.
        </EmptyState>
      );
    default:
      return view satisfies never;
  }
}

interface StaleRowsProps {
  error: ApiError | undefined;
  onRetry: () => void;
}

/** A banner above rows that could not be read again. It says that the rows are old. */
export function StaleRows({ error, onRetry }: StaleRowsProps) {
  if (!error) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      The list could not be loaded again. These are the rows from before.
    </Banner>
  );
}

interface ListRowsProps<T> {
  view: ListView<T>;
  /** Called by the buttons of the states "no matches" and "past the end". */
  list: { clearAll: () => void; setPage: (page: number) => void };
  onRetry: () => void;
  /** The sentence of the empty list. It says what will appear here and how. */
  empty: ReactNode;
  /** What stands in place of the rows while the first ones load. */
  loading?: ReactNode;
  /** Renders the table when there are rows. */
  children: (rows: Extract<ListView<T>, { kind: 'rows' }>) => ReactNode;
}

/**
 * The rows of a list, with a banner above them when they are old. Without rows, it shows the state
 * of the list in their place.
 */
export function ListRows<T>({ view, list, onRetry, empty, loading, children }: ListRowsProps<T>) {
  if (view.kind === 'loading') return loading;
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
