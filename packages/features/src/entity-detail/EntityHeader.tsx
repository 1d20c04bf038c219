import type { EntityVersion } from '@console/api/entities/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { EntityStateBadge } from '../parts/cells/EntityStateBadge.tsx';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { DetailsButton } from '../parts/record-sidebar/DetailsButton.tsx';
import { RecordHeader } from '../parts/records/RecordHeader.tsx';
import { EntityActions } from './EntityActions.tsx';
import { EntityGlance } from './EntityGlance.tsx';
import styles from './EntityPage.module.css';

interface EntityHeaderProps {
  /** Undefined while the entity loads. */
  version: EntityVersion | undefined;
  /** True when the entity has been deleted on the server. */
  isGone: boolean;
  /** Called when the pointer or the focus reaches "Details". */
  onDetailsIntent: () => void;
}

/** The name and state of the entity, and the actions on it. */
export function EntityHeader({ version, isGone, onDetailsIntent }: EntityHeaderProps) {
  const entity = version?.entity;
  if (!version || !entity) return <div className={styles.toCome} />;
  return (
    <>
      <Breadcrumb
        items={[{ label: 'All Entities List', href: '/entities' }, { label: entity.company_name }]}
      />
      <RecordHeader
        name={entity.company_name}
        number={`EID ${entity.id}`}
        href={`/entities/${entity.id}`}
        actions={
          <>
            <EntityActions version={version} isGone={isGone} />
            <DetailsButton onIntent={onDetailsIntent} />
          </>
        }
      >
        <LifecycleBadge archived={entity.archived} />
        {!entity.archived && <EntityStateBadge state={entity.state} />}
      </RecordHeader>
      <EntityGlance entity={entity} />
    </>
  );
}
