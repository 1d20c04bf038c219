import type { ReactNode } from 'react';

interface EntityLinkProps {
  id: number;
  children: ReactNode;
}

/** Opens the entity in a new tab: a list keeps its filters and its place (document A, section 2). */
export function EntityLink({ id, children }: EntityLinkProps) {
  return (
    <a href={`/entities/${id}`} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
