import type { EntityTag } from '@console/api/entities/schema';
import { EmptyState } from '@console/ui/EmptyState';
import { TagLink } from '../cells/TagLink.tsx';
import styles from './TagList.module.css';

interface TagListProps {
  tags: readonly EntityTag[];
}

/** All tags of an entity. */
export function TagList({ tags }: TagListProps) {
  if (tags.length === 0)
    return <EmptyState title="No tags.">Edit gives this entity some.</EmptyState>;
  return (
    <ul className={styles.tags}>
      {tags.map(({ tag }) => (
        <li key={tag.id} className={styles.tag} dir="auto">
          <TagLink tag={tag} />
        </li>
      ))}
    </ul>
  );
}
