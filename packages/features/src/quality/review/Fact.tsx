import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  /** Null, undefined or the empty text: there is nothing to say. */
  children: ReactNode;
}

/** One line of what is known. */
export function Fact({ name, children }: FactProps) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
