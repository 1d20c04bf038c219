import { LateReads } from '@console/api/core/LateReads';
import { painted } from '@console/ui/afterPaint.ts';
import { focusActiveRow } from '@console/ui/DataTable/tableRows.ts';
import { ListLayout } from '@console/ui/ListLayout';
import { useRef, type FocusEvent } from 'react';
import { useShortcut } from '../../keys/useShortcut.ts';
import { EntityCards } from './EntityCards.tsx';
import styles from './EntitySidebar.module.css';

interface EntitySidebarProps {
  entityId: number;
  /** The scrape that the row is about, for a row that has one. */
  scrapeId?: number;
  onClose: () => void;
}

/**
 * "Entity Detail" beside a list. It leaves the focus where it is: who goes through the rows by
 * keyboard goes on there. Closed from the inside, by its button or Escape, it gives the focus back
 * to what had it before.
 */
export function EntitySidebar({ entityId, scrapeId, onClose }: EntitySidebarProps) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const remember = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // Its dialogs are inside it for React only; what they give back the focus to came from here.
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
        {/* Another row begins anew: what was opened for one entity is not open for the next. */}
        <LateReads until={painted}>
          <EntityCards
            key={`${entityId} ${scrapeId ?? ''}`}
            entityId={entityId}
            scrapeId={scrapeId}
          />
        </LateReads>
      </ListLayout.Sidebar>
    </div>
  );
}
