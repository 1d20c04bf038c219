import { useCompanyQueue } from '@console/api/company-queues/client';
import type { EntityVersion } from '@console/api/entities/client';
import { useJobCountDelta } from '@console/api/entities/detailClient';
import { tierLabel } from '@console/api/entities/schema';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { formatCount } from '@console/ui/numbers.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { EntityStateBadge } from '../parts/cells/EntityStateBadge.tsx';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { wordsOf } from '../parts/cells/wordsOf.ts';
import { DetailsButton } from '../parts/record-sidebar/DetailsButton.tsx';
import { CountChange } from './CountChange.tsx';
import styles from './EntityPage.module.css';

// Fetched at once, beside the data of the entity, and not before the page can be drawn.
const loadActions = () =>
  import('./EntityActions.tsx').then((it) => ({ default: it.EntityActions }));
const EntityActions = lazy(loadActions);
void loadActions().catch(() => undefined);

interface GlanceProps {
  rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** A few facts in one line. */
function Glance({ rows }: GlanceProps) {
  return (
    <dl className={styles.glance}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EntityHeaderProps {
  entityId: number;
  /** Undefined while it is under way. */
  version: EntityVersion | undefined;
  /** Called when the pointer or the focus reaches "Details". */
  onDetailsIntent: () => void;
}

/** Who the entity is, where it stands, and what can be done with it. */
export function EntityHeader({ entityId, version, onDetailsIntent }: EntityHeaderProps) {
  const queue = useCompanyQueue(entityId).data;
  const counts = useJobCountDelta(entityId).data;
  const entity = version?.entity;
  if (!version || !entity) return null;
  const change = counts?.reduce((sum, { delta }) => sum + delta, 0);
  return (
    <>
      <Breadcrumb
        items={[{ label: 'All Entities List', href: '/entities' }, { label: entity.company_name }]}
      />
      <header className={styles.header}>
        <h1 dir="auto">{entity.company_name}</h1>
        <span className={styles.eid}>EID {entity.id}</span>
        <LifecycleBadge archived={entity.archived} />
        {!entity.archived && <EntityStateBadge state={entity.state} />}
        <div className={styles.actions}>
          <Suspense>
            <EntityActions version={version} />
          </Suspense>
          <DetailsButton onIntent={onDetailsIntent} />
        </div>
      </header>
      <Glance
        rows={[
          ['Tier', tierLabel(entity.tier_level) ?? '–'],
          [
            'Total Jobs',
            <>
              {formatCount(entity.num_jobs)}
              {change !== undefined && counts && counts.length > 0 && (
                <>
                  {' '}
                  <CountChange change={change} /> since the last count
                </>
              )}
            </>,
          ],
          ['Queue Status', queue?.latest_status ? wordsOf(queue.latest_status) : '–'],
        ]}
      />
    </>
  );
}
