import { entityKey, useEntity } from '@console/api/entities/client';
import { lazy } from '@console/ui/lazy';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { preloadable } from '@console/ui/preloadable';
import { TabBar } from '@console/ui/TabBar';
import { Suspense } from 'react';
import { Redirect } from 'wouter';
import { RecordFrame } from '../parts/records/RecordFrame.tsx';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { useRecentRecord } from '../parts/records/useRecentRecord.ts';
import { CONTENTS, preloadContents } from './contents.tsx';
import { ENTITY_TABS, hrefOf, tabOf } from './tabs.ts';

const EntityHeader = preloadable(() => import('./EntityHeader.tsx').then((it) => it.EntityHeader));
const ArchivedBanner = lazy(() =>
  import('../parts/entity-info/ArchivedBanner.tsx').then((module) => module.ArchivedBanner),
);
const RecordGone = lazy(() =>
  import('../parts/records/RecordGone.tsx').then((it) => it.RecordGone),
);
const loadDetails = () => import('./EntityDetails.tsx');
const EntityDetails = lazy(() => loadDetails().then((module) => module.EntityDetails));
const preloadDetails = () => void loadDetails().catch(() => undefined);

interface EntityPageProps {
  entityId: number;
  /**
   * The last segment of the address. Without it the first tab is shown; an unknown one redirects to
   * the first tab.
   */
  tab?: string;
}

/**
 * The page of one entity. Its header and its sidebar stay while the tabs change. Each part requests
 * its own data with the id from the address, so none waits for the entity.
 */
export function EntityPage({ entityId, tab: segment }: EntityPageProps) {
  const read = useEntity(entityId);
  const { data: version, error, mutate } = read;
  useRecentRecord('entity', entityId, version?.entity.company_name, error);
  const tab = tabOf(segment);
  if (!tab) return <Redirect to={hrefOf(entityId, ENTITY_TABS[0].segment)} replace />;
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
  const isGone = error?.kind === 'notFound';
  const Content = CONTENTS[tab];
  const entity = version?.entity;
  return (
    <RecordFrame
      of={entityKey(entityId)}
      record={read}
      busy={!version}
      top={
        <>
          <Suspense>
            <EntityHeader version={version} isGone={isGone} onDetailsIntent={preloadDetails} />
          </Suspense>
          <Suspense>{isGone && <RecordGone noun="entity" />}</Suspense>
          {entity?.archived && (
            <Suspense>
              <ArchivedBanner at={entity.archived_date} reason={entity.archived_reason_code} />
            </Suspense>
          )}
          <div onPointerEnter={preloadContents} onFocus={preloadContents}>
            <TabBar
              label="Entity tabs"
              tabs={ENTITY_TABS.map((one) => ({
                href: hrefOf(entityId, one.segment),
                label: one.label,
              }))}
              current={hrefOf(entityId, tab)}
            />
          </div>
          {!version && <LoadingOverlay text="Loading Entity" />}
        </>
      }
      details={<EntityDetails entityId={entityId} tab={tab} />}
    >
      <Suspense key={tab} fallback={<LoadingOverlay text="Loading..." />}>
        {Number.isInteger(entityId) && <Content entityId={entityId} />}
      </Suspense>
    </RecordFrame>
  );
}

/**
 * Fetches the header and the tab that the page shows first, so that its first frame has content.
 * Without a tab in the address that is the overview.
 */
export const loadFirstContent = (pathname: string) =>
  Promise.all([EntityHeader.load(), CONTENTS[tabOf(pathname.split('/')[3]) ?? 'overview'].load()]);

/** Renders the page for the entity in the address. Another entity mounts a new page. */
export const EntityRoute = ({ params }: { params: Readonly<Record<string, string>> }) => (
  <EntityPage key={params['entityId']} entityId={Number(params['entityId'])} tab={params['tab']} />
);
