import { useCompanyQueue } from '@console/api/company-queues/client';
import { useEntity } from '@console/api/entities/client';
import { useScrapeAlerts } from '@console/api/entities/detailClient';
import type { Control } from '@console/api/roles/controls';
import type { ReactNode } from 'react';
import { ReadCard } from '../cards/ReadCard.tsx';
import { EditEntityButton } from '../entity-dialog/EditEntityButton.tsx';
import type { EntityDialogVariant } from '../entity-dialog/useEntityForm.ts';
import { EntityInfo } from '../entity-info/EntityInfoCard.tsx';
import { PriorityInfo } from '../priority/PriorityInfo.tsx';
import { ScrapeAlerts } from '../scrape-alerts/ScrapeAlerts.tsx';
import { ScrapeInfoCard } from '../scrape-info/ScrapeInfoCard.tsx';
import { ScrapeInfoCards } from '../scrape-info/ScrapeInfoCards.tsx';
import { EditTagsButton } from '../tag-editor/EditTagsButton.tsx';
import { TagList } from '../tag-editor/TagList.tsx';
import styles from './EntitySidebar.module.css';

interface EntityCardsProps {
  entityId: number;
  /** The scrape to show. Without it, all scrapes of the entity are shown. */
  scrapeId?: number | undefined;
  /** True when the page already says why the scrape is locked. */
  noticesElsewhere?: boolean;
  /** The dialog of "Edit": the full one on the page of a record, as in its actions. */
  variant: EntityDialogVariant;
  /** The controls whose roles apply on this screen. */
  controls: { edit: Control; editTags: Control };
  /** Content above the cards. */
  children?: ReactNode;
}

/**
 * The five cards of a sidebar, in the order that the requirements state. Each loads and fails
 * independently.
 */
export function EntityCards({
  entityId,
  scrapeId,
  noticesElsewhere,
  variant,
  controls,
  children,
}: EntityCardsProps) {
  const read = useEntity(entityId);
  const alerts = useScrapeAlerts(entityId);
  const queue = useCompanyQueue(entityId);
  const entity = read.data?.entity;
  return (
    // The element scrolls, so the keyboard has to reach it even while it contains no button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.cards} tabIndex={entity ? undefined : 0}>
      {children}
      <ReadCard
        title="Entity Info"
        read={read}
        action={(version) => (
          <EditEntityButton variant={variant} version={version} action={controls.edit} />
        )}
      >
        {(version) => <EntityInfo entity={version.entity} />}
      </ReadCard>
      {scrapeId !== undefined ? (
        <ScrapeInfoCard
          scrapeId={scrapeId}
          title="Scrape Info"
          noticesElsewhere={noticesElsewhere}
        />
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
        action={(version) => <EditTagsButton version={version} action={controls.editTags} />}
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
