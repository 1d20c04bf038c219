import { useCompanyQueue } from '@console/api/company-queues/client';
import type { CompanyQueue } from '@console/api/company-queues/schema';
import { LateReads } from '@console/api/core/LateReads';
import { useEntity, useScrapeAlerts } from '@console/api/entities/client';
import { painted } from '@console/ui/afterPaint.ts';
import { focusActiveRow } from '@console/ui/DataTable/tableRows.ts';
import { Facts } from '@console/ui/Facts';
import { ListLayout } from '@console/ui/ListLayout';
import { useRef, type FocusEvent } from 'react';
import { useShortcut } from '../../keys/useShortcut.ts';
import { ReadCard } from '../cards/ReadCard.tsx';
import { EditEntityButton } from '../entity-dialog/EditEntityButton.tsx';
import { ArchivedBanner } from '../entity-info/ArchivedBanner.tsx';
import { EntityInfo } from '../entity-info/EntityInfoCard.tsx';
import { PriorityText } from '../priority/PriorityText.tsx';
import { ScrapeAlerts } from '../scrape-alerts/ScrapeAlerts.tsx';
import { ScrapeInfoCard } from '../scrape-info/ScrapeInfoCard.tsx';
import { ScrapeInfoCards } from '../scrape-info/ScrapeInfoCards.tsx';
import { EditTagsButton } from '../tag-editor/EditTagsButton.tsx';
import { TagList } from '../tag-editor/TagList.tsx';
import styles from './EntitySidebar.module.css';

interface PriorityInfoProps {
  queue: CompanyQueue;
}

/** How urgent the requests for an entity are. */
function PriorityInfo({ queue }: PriorityInfoProps) {
  return (
    <Facts
      rows={[
        ['Average', <PriorityText key="average" value={queue.avg_priority} />],
        ['Max', <PriorityText key="max" value={queue.max_priority} />],
        ['Latest', <PriorityText key="latest" value={queue.latest_priority} />],
      ]}
    />
  );
}

interface EntityCardsProps {
  entityId: number;
  /** The scrape of the row; without one, all scrapes of the entity are shown. */
  scrapeId: number | undefined;
}

/** The five cards in the stated order. Each loads, and fails, by itself. */
function EntityCards({ entityId, scrapeId }: EntityCardsProps) {
  const read = useEntity(entityId);
  const alerts = useScrapeAlerts(entityId);
  const queue = useCompanyQueue(entityId);
  const entity = read.data?.entity;
  return (
    // It scrolls, so the keyboard has to reach it, also while it holds no button yet.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.cards} tabIndex={entity ? undefined : 0}>
      {entity?.archived && (
        <ArchivedBanner at={entity.archived_date} reason={entity.archived_reason_code} />
      )}
      <ReadCard
        title="Entity Info"
        read={read}
        action={(version) => <EditEntityButton version={version} action="entitySidebar.editInfo" />}
      >
        {(version) => <EntityInfo entity={version.entity} />}
      </ReadCard>
      {scrapeId !== undefined ? (
        <ScrapeInfoCard scrapeId={scrapeId} title="Scrape Info" />
      ) : entity ? (
        <ScrapeInfoCards scrapes={entity.scrapes} />
      ) : (
        <ReadCard title="Scrape Info" read={read}>
          {() => null}
        </ReadCard>
      )}
      <ReadCard
        title="Entity Tags"
        read={read}
        count={(version) => version.entity.tags.length}
        action={(version) => <EditTagsButton version={version} action="entitySidebar.editTags" />}
      >
        {(version) => <TagList tags={version.entity.tags} />}
      </ReadCard>
      <ReadCard title="Scrape Alerts" read={alerts} count={(open) => open.length}>
        {(open) => <ScrapeAlerts alerts={open} />}
      </ReadCard>
      <ReadCard title="Priority" read={queue}>
        {(found) => <PriorityInfo queue={found} />}
      </ReadCard>
    </div>
  );
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
          />
        </LateReads>
      </ListLayout.Sidebar>
    </div>
  );
}
