import type { EntityVersion } from '@console/api/entities/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { preloadable } from '@console/ui/preloadable';
import { Suspense } from 'react';
import { EntityStateBadge } from '../parts/cells/EntityStateBadge.tsx';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { DetailsButton } from '../parts/record-sidebar/DetailsButton.tsx';
import { RecordHeader } from '../parts/records/RecordHeader.tsx';
import styles from './EntityPage.module.css';

const EntityActions = preloadable(() =>
  import('./EntityActions.tsx').then((it) => it.EntityActions),
);
const EntityGlance = preloadable(() => import('./EntityGlance.tsx').then((it) => it.EntityGlance));

/** Fetches the parts of the header that have chunks of their own. */
export const loadHeader = () => Promise.all([EntityActions.load(), EntityGlance.load()]);

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
            <Suspense>
              <EntityActions version={version} isGone={isGone} />
            </Suspense>
            <DetailsButton onIntent={onDetailsIntent} />
          </>
        }
      >
        <LifecycleBadge archived={entity.archived} />
        {!entity.archived && <EntityStateBadge state={entity.state} />}
      </RecordHeader>
      <Suspense fallback={<div className={styles.glance} />}>
        <EntityGlance entity={entity} />
      </Suspense>
    </>
  );
}
