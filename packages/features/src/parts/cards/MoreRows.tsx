import { Button } from '@console/ui/Button';
import { useState, type ReactNode } from 'react';

const INITIAL_ROWS = 5;

interface MoreRowsProps<T> {
  rows: readonly T[];
  /** Draws the rows that are shown. */
  children: (shown: readonly T[]) => ReactNode;
}

/** The first five rows of a card. "More" shows the others, and "Less" hides them again. */
export function MoreRows<T>({ rows, children }: MoreRowsProps<T>) {
  const [all, setAll] = useState(false);
  if (rows.length <= INITIAL_ROWS) return children(rows);
  return (
    <>
      {children(all ? rows : rows.slice(0, INITIAL_ROWS))}
      <Button tone="ghost" size="sm" onClick={() => setAll(!all)}>
        {all ? 'Less' : 'More'}
      </Button>
    </>
  );
}
