import { useEntity } from '@console/api/entities/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { ArchivedBanner } from '../parts/entity-info/ArchivedBanner.tsx';
import { EntityInfoCard } from '../parts/entity-info/EntityInfoCard.tsx';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { EntityActions } from './EntityActions.tsx';
import styles from './EntityPage.module.css';

interface EntityPageProps {
  entityId: number;
}

/** One entity: who it is, and what can be done with it. */
export function EntityPage({ entityId }: EntityPageProps) {
  const { data: version, error, mutate } = useEntity(entityId);
  if (!version && error)
    return (
      <RecordMissing
        error={error}
        noun="entity"
        id={entityId}
        list={{ href: '/entities', label: 'All Entities List' }}
        onRetry={() => void mutate()}
      />
    );
  if (!version)
    return (
      <div className={styles.page}>
        <LoadingOverlay text="Loading Entity" />
      </div>
    );

  const { entity } = version;
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[{ label: 'All Entities List', href: '/entities' }, { label: entity.company_name }]}
      />
      <header className={styles.header}>
        <h1 dir="auto">{entity.company_name}</h1>
        <span className={styles.eid}>EID {entity.id}</span>
        <LifecycleBadge archived={entity.archived} />
        <div className={styles.actions}>
          <EntityActions version={version} />
        </div>
      </header>
      {entity.archived && (
        <ArchivedBanner at={entity.archived_date} reason={entity.archived_reason_code} />
      )}
      <div className={styles.cards}>
        <EntityInfoCard entity={entity} />
      </div>
    </div>
  );
}
