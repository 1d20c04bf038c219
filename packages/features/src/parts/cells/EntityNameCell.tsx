import type { EntityRef } from '@console/api/entities/schema';
import { EntityLink } from './EntityLink.tsx';
import { LifecycleBadge } from './LifecycleBadge.tsx';
import styles from './EntityNameCell.module.css';

interface EntityNameCellProps {
  entity: Pick<EntityRef, 'id' | 'company_name' | 'archived'>;
}

/**
 * An employer's name; the badge says where it is archived, which is why its row cannot be decided
 * on.
 */
export function EntityNameCell({ entity: { id, company_name, archived } }: EntityNameCellProps) {
  const link = <EntityLink id={id}>{company_name}</EntityLink>;
  return archived ? (
    <span className={styles.cell}>
      <span className={styles.name}>{link}</span>
      <LifecycleBadge archived />
    </span>
  ) : (
    link
  );
}
