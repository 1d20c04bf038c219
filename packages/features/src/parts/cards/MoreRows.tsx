import { Button } from '@console/ui/Button';
import { useState, type ReactNode } from 'react';

const FEW = 5;

interface MoreRowsProps<Row> {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** The first five rows; a button shows the others and hides them again. */
export function MoreRows<Row>({ rows, children }: MoreRowsProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(isOpen ? rows : rows.slice(0, FEW))}
      {rows.length > FEW && (
        <Button size="sm" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Less' : 'More'}
        </Button>
      )}
    </>
  );
}
