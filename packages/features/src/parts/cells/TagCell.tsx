import type { EntityTag } from '@console/api/entities/schema';
import { TitlesCell } from './TitlesCell.tsx';

interface TagCellProps {
  tags: readonly EntityTag[];
  /** Between two titles. */
  separator?: string;
}

/** The titles of an entity's tags. */
export function TagCell({ tags, separator }: TagCellProps) {
  return <TitlesCell titles={tags.map(({ tag }) => tag.title)} separator={separator} />;
}
