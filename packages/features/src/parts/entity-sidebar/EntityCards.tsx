import { useCompanyQueue } from '@console/api/company-queues/client';
import { useEntity, useScrapeAlerts } from '@console/api/entities/client';
import { ReadCard } from '../cards/ReadCard.tsx';
import { EditEntityButton } from '../entity-dialog/EditEntityButton.tsx';
import { ArchivedBanner } from '../entity-info/ArchivedBanner.tsx';
import { EntityInfo } from '../entity-info/EntityInfo.tsx';
import { PriorityInfo } from '../priority/PriorityInfo.tsx';
import { ScrapeAlerts } from '../scrape-alerts/ScrapeAlerts.tsx';
import { ScrapeInfoCard } from '../scrape-info/ScrapeInfoCard.tsx';
import { ScrapeInfoCards } from '../scrape-info/ScrapeInfoCards.tsx';
import { EditTagsButton } from '../tag-editor/EditTagsButton.tsx';
import { TagList } from '../tag-editor/TagList.tsx';
import styles from './EntityCards.module.css';

interface EntityCardsProps {
  entityId: number;
  /** The scrape that the row is about; without one, those of the entity. */
  scrapeId: number | undefined;
}

/** The five cards in the stated order (document B, section 2). Each is loaded, and fails, by itself. */
export function EntityCards({ entityId, scrapeId }: EntityCardsProps) {
  const read = useEntity(entityId);
  const alerts = useScrapeAlerts(entityId);
  const queue = useCompanyQueue(entityId);
  const entity = read.data?.entity;
  return (
    // It scrolls: while there is no button in it yet, the keyboard reaches it by itself.
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
