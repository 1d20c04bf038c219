import { noticeOf } from '@console/api/core/errors';
import { Button } from '@console/ui/Button';
import { EmptyState } from '@console/ui/EmptyState';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import type { ReactNode } from 'react';
import type { ListView } from './listView.ts';

interface ListStatesProps {
  view: Exclude<ListView<unknown>, { kind: 'rows' }>;
  /** What an empty list says would be here, and how it comes. */
  children: ReactNode;
  onRetry: () => void;
  /** Takes away search and filters. */
  onClear: () => void;
  onPageChange: (page: number) => void;
}

/** What stands in the place of the rows. Loading is the overlay's. */
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
