import { DeferredReads } from '@console/api/core/DeferredReads';
import { useEntity } from '@console/api/entities/client';
import { painted } from '@console/ui/afterPaint.ts';
import { ListDetail } from '../../list/ListDetail.tsx';
import { ArchivedBanner } from '../entity-info/ArchivedBanner.tsx';
import { EntityCards } from './EntityCards.tsx';

const CONTROLS = { edit: 'entitySidebar.editInfo', editTags: 'entitySidebar.editTags' } as const;

interface LockedProps {
  entityId: number;
}

/** Says why the entity is locked. Renders nothing when it is not. */
function Locked({ entityId }: LockedProps) {
  const entity = useEntity(entityId).data?.entity;
  if (!entity?.archived) return null;
  return <ArchivedBanner at={entity.archived_date} reason={entity.archived_reason_code} />;
}

interface EntitySidebarProps {
  entityId: number;
  /** The scrape of the row, if it has one. */
  scrapeId?: number;
  onClose: () => void;
}

/** The sidebar "Entity Detail" beside a list. */
export function EntitySidebar({ entityId, scrapeId, onClose }: EntitySidebarProps) {
  return (
    <ListDetail label="Entity Detail" onClose={onClose}>
      {/* The key remounts the cards for another row, so that what was opened for one entity is
          closed. */}
      <DeferredReads until={painted}>
        <EntityCards
          key={`${entityId} ${scrapeId ?? ''}`}
          entityId={entityId}
          scrapeId={scrapeId}
          controls={CONTROLS}
        >
          <Locked entityId={entityId} />
        </EntityCards>
      </DeferredReads>
    </ListDetail>
  );
}
