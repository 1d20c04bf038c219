import type { EntityVersion } from '@console/api/entities/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { preloadable } from '@console/ui/preloadable';
import { Suspense } from 'react';
import { EntityStateBadge } from '../parts/cells/EntityStateBadge.tsx';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { DetailsButton } from '../parts/record-sidebar/DetailsButton.tsx';
import styles from './EntityPage.module.css';

const EntityActions = preloadable(() =>
  import('./EntityActions.tsx').then((it) => it.EntityActions),
);
const EntityGlance = preloadable(() => import('./EntityGlance.tsx').then((it) => it.EntityGlance));

/** Fetches the parts of the header that have scripts of their own. */
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
      <header className={styles.header}>
        <h1 dir="auto">{entity.company_name}</h1>
        <a className={styles.eid} href={`/entities/${entity.id}`}>
          EID {entity.id}
        </a>
        <LifecycleBadge archived={entity.archived} />
        {!entity.archived && <EntityStateBadge state={entity.state} />}
        <div className={styles.actions}>
          <Suspense>
            <EntityActions version={version} isGone={isGone} />
          </Suspense>
          <DetailsButton onIntent={onDetailsIntent} />
        </div>
      </header>
      <Suspense fallback={<div className={styles.glance} />}>
        <EntityGlance entity={entity} />
      </Suspense>
    </>
  );
}
