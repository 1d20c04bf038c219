import { DeferredReads } from '@console/api/core/DeferredReads';
import { RecordReads } from '@console/api/core/RecordReads';
import { entityKey, useEntity } from '@console/api/entities/client';
import { painted } from '@console/ui/afterPaint.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { ListDetail } from '../../list/ListDetail.tsx';
import { ArchivedBanner } from '../entity-info/ArchivedBanner.tsx';
import { EntityCards } from './EntityCards.tsx';

const CONTROLS = { edit: 'entitySidebar.editInfo', editTags: 'entitySidebar.editTags' } as const;

interface EntitySidebarProps {
  entityId: number;
  /** The scrape of the row, if it has one. */
  scrapeId?: number | undefined;
  onClose: () => void;
}

/** The cards of the entity and why it is locked, or that it does not exist. */
function Cards({ entityId, scrapeId }: Omit<EntitySidebarProps, 'onClose'>) {
  const read = useEntity(entityId);
  const entity = read.data?.entity;
  if (!entity && read.error?.kind === 'notFound') return <EmptyState title="Entity not found." />;
  return (
    <RecordReads of={entityKey(entityId)} record={read}>
      <EntityCards variant="quick" entityId={entityId} scrapeId={scrapeId} controls={CONTROLS}>
        {entity?.archived && (
          <ArchivedBanner at={entity.archived_date} reason={entity.archived_reason_code} />
        )}
      </EntityCards>
    </RecordReads>
  );
}

/** The sidebar "Entity Detail" beside a list. */
export function EntitySidebar({ entityId, scrapeId, onClose }: EntitySidebarProps) {
  return (
    <ListDetail label="Entity Detail" onClose={onClose}>
      {/* The key remounts the cards for another row, so that what was opened for one entity is
          closed. */}
      <DeferredReads until={painted}>
        <Cards key={`${entityId} ${scrapeId ?? ''}`} entityId={entityId} scrapeId={scrapeId} />
      </DeferredReads>
    </ListDetail>
  );
}
