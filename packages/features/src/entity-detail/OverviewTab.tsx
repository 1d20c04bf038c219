import { useCompanyQueue } from '@console/api/company-queues/client';
import { useEntity } from '@console/api/entities/client';
import { useScrapeAlerts } from '@console/api/entities/detailClient';
import { useIsPainted } from '@console/ui/afterPaint.ts';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { EntityInfo } from '../parts/entity-info/EntityInfoCard.tsx';
import { PinnedNotesCard } from '../parts/notes/PinnedNotesCard.tsx';
import { PriorityInfo } from '../parts/priority/PriorityInfo.tsx';
import { ScrapeAlerts } from '../parts/scrape-alerts/ScrapeAlerts.tsx';
import { StageHistoryCard } from '../parts/stage-history/StageHistoryCard.tsx';
import { EditTagsButton } from '../parts/tag-editor/EditTagsButton.tsx';
import { TagList } from '../parts/tag-editor/TagList.tsx';
import { AliasList } from './aliases/AliasList.tsx';
import { EditAliasesButton } from './aliases/EditAliasesButton.tsx';
import { JobCountDeltaCard, EntityTrendCard, JobsByCountryCard } from './JobCountCards.tsx';
import styles from './EntityPage.module.css';

interface OverviewTabProps {
  entityId: number;
}

/**
 * The cards of an entity. Each loads and fails independently. The lower cards are rendered one
 * frame later.
 */
export function OverviewTab({ entityId }: OverviewTabProps) {
  const entity = useEntity(entityId);
  const alerts = useScrapeAlerts(entityId);
  const queue = useCompanyQueue(entityId);
  const isPainted = useIsPainted();
  const lowerCards = (
    <>
      <StageHistoryCard owner={{ entityId }} />
      <PinnedNotesCard entityId={entityId} />
      <ReadCard title="Scrape Alerts" read={alerts} count={(open) => open.length}>
        {(open) => <ScrapeAlerts alerts={open} />}
      </ReadCard>
      <ReadCard
        title="Tags"
        read={entity}
        count={(version) => version.entity.tags.length}
        action={(version) => <EditTagsButton version={version} action="entityPage.editTags" />}
      >
        {(version) => <TagList tags={version.entity.tags} />}
      </ReadCard>
      <ReadCard
        title="Aliases"
        read={entity}
        count={(version) => version.entity.aliases.length}
        action={(version) => <EditAliasesButton version={version} />}
      >
        {(version) => <AliasList aliases={version.entity.aliases} />}
      </ReadCard>
      <ReadCard title="Priority" read={queue}>
        {(found) => <PriorityInfo queue={found} />}
      </ReadCard>
    </>
  );
  return (
    <div className={styles.cards}>
      <ReadCard title="Entity Info" read={entity}>
        {(version) => <EntityInfo entity={version.entity} />}
      </ReadCard>
      <JobCountDeltaCard entityId={entityId} />
      <EntityTrendCard entityId={entityId} />
      <JobsByCountryCard entityId={entityId} />
      {isPainted && lowerCards}
    </div>
  );
}
