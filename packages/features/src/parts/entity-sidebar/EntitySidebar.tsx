import { LateReads } from '@console/api/core/LateReads';
import { useEntity } from '@console/api/entities/client';
import { painted } from '@console/ui/afterPaint.ts';
import { focusActiveRow } from '@console/ui/DataTable/tableRows.ts';
import { ListLayout } from '@console/ui/ListLayout';
import { useRef, type FocusEvent } from 'react';
import { useShortcut } from '../../keys/useShortcut.ts';
import { ArchivedBanner } from '../entity-info/ArchivedBanner.tsx';
import { EntityCards } from './EntityCards.tsx';
import styles from './EntitySidebar.module.css';

const CONTROLS = { edit: 'entitySidebar.editInfo', editTags: 'entitySidebar.editTags' } as const;

interface LockedProps {
  entityId: number;
}

/** Why the entity is locked, where it is. */
function Locked({ entityId }: LockedProps) {
  const entity = useEntity(entityId).data?.entity;
  if (!entity?.archived) return null;
  return <ArchivedBanner at={entity.archived_date} reason={entity.archived_reason_code} />;
}

interface EntitySidebarProps {
  entityId: number;
  /** The scrape of the row, where it has one. */
  scrapeId?: number;
  onClose: () => void;
}

/**
 * "Entity Detail" beside a list. Opening it leaves the focus in the rows. Closing it from the
 * inside, by its button or Escape, returns the focus to the element that had it before.
 */
export function EntitySidebar({ entityId, scrapeId, onClose }: EntitySidebarProps) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const remember = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // Focus that returns from a dialog of the sidebar did not come from the list.
    const enters =
      currentTarget.contains(target) &&
      relatedTarget instanceof HTMLElement &&
      !currentTarget.contains(relatedTarget);
    if (enters && relatedTarget.closest('dialog') === null) before.current = relatedTarget;
  };
  const close = () => {
    if (frame.current?.contains(document.activeElement)) {
      if (before.current?.isConnected) before.current.focus();
      else focusActiveRow();
    }
    onClose();
  };
  useShortcut('list.closeDetail', close);
  return (
    <div ref={frame} className={styles.frame} onFocus={remember}>
      <ListLayout.Sidebar label="Entity Detail" open onClose={close}>
        {/* The key resets the cards for another row: what was opened for one entity is closed. */}
        <LateReads until={painted}>
          <EntityCards
            key={`${entityId} ${scrapeId ?? ''}`}
            entityId={entityId}
            scrapeId={scrapeId}
            controls={CONTROLS}
          >
            <Locked entityId={entityId} />
          </EntityCards>
        </LateReads>
      </ListLayout.Sidebar>
    </div>
  );
}
