import { noticeOf } from '@console/api/core/errors';
import { useEntity } from '@console/api/entities/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { ArchivedBanner } from '../parts/entity-info/ArchivedBanner.tsx';
import { EntityInfoCard } from '../parts/entity-info/EntityInfoCard.tsx';
import { EntityActions } from './EntityActions.tsx';
import styles from './EntityPage.module.css';

interface EntityPageProps {
  entityId: number;
}

/** One entity: who it is, and what can be done with it. */
export function EntityPage({ entityId }: EntityPageProps) {
  const { data: version, error, mutate } = useEntity(entityId);
  if (!version && error?.kind === 'notFound') {
    return (
      <div className={`${styles.page} ${styles.missing}`}>
        <h1>Entity not found.</h1>
        {Number.isInteger(entityId) && <p>There is no entity with the ID {entityId}.</p>}
        <a href="/entities">All Entities List</a>
      </div>
    );
  }
  if (!version && error) {
    const notice = noticeOf(error);
    return (
      <ErrorPanel
        title="The entity could not be loaded."
        detail={notice?.detail ?? notice?.title}
        onRetry={() => void mutate()}
      />
    );
  }
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
