import type { Tag } from '@console/api/tags/schema';
import type { ReactNode } from 'react';

interface TagLinkProps {
  tag: Pick<Tag, 'id' | 'title'>;
  /** Replaces the title of the tag. */
  children?: ReactNode;
}

/** A link to the entities that have the tag. */
export function TagLink({ tag: { id, title }, children = title }: TagLinkProps) {
  return (
    <a href={`/entities?tag[]=${id}`} dir="auto">
      {children}
    </a>
  );
}
