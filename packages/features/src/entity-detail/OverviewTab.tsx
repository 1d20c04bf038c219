import { useCompanyQueue } from '@console/api/company-queues/client';
import { useEntity } from '@console/api/entities/client';
import { useScrapeAlerts } from '@console/api/entities/detailClient';
import { useIsPainted } from '@console/ui/afterPaint.ts';
import { CardRole } from '@console/ui/Card/cardRole.ts';
import { MoreRows } from '../parts/cards/MoreRows.tsx';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { EntityInfo } from '../parts/entity-info/EntityInfoCard.tsx';
import { PinnedNotesCard } from '../parts/notes/PinnedNotesCard.tsx';
import { PriorityInfo } from '../parts/priority/PriorityInfo.tsx';
import { useShownPanel } from '../parts/record-sidebar/recordSidebar.store.ts';
import { ScrapeAlerts } from '../parts/scrape-alerts/ScrapeAlerts.tsx';
import { StageHistoryCard } from '../parts/stage-history/StageHistoryCard.tsx';
import { EditTagsButton } from '../parts/tag-editor/EditTagsButton.tsx';
import { TagList } from '../parts/tag-editor/TagList.tsx';
import { AliasList } from './aliases/AliasList.tsx';
import { EditAliasesButton } from './aliases/EditAliasesButton.tsx';
import { JobCountDeltaCard, EntityTrendCard, JobsByCountryCard } from './JobCountCards.tsx';
import cards from '../parts/cards/cards.module.css';
import styles from './EntityPage.module.css';

interface OverviewTabProps {
  entityId: number;
}

/**
 * The cards of an entity. Each loads and fails independently. What is wrong comes first: open
 * alerts, then the job counts. Cards that the sidebar shows are left out, but for open alerts,
 * which are far down there. The lower cards are rendered one frame later.
 */
export function OverviewTab({ entityId }: OverviewTabProps) {
  const entity = useEntity(entityId);
  const alerts = useScrapeAlerts(entityId);
  const queue = useCompanyQueue(entityId);
  const isPainted = useIsPainted();
  const isInSidebar = useShownPanel('overview');
  const isAlerted = (alerts.data?.length ?? 0) > 0;
  const alertsCard = (
    <ReadCard title="Scrape Alerts" read={alerts} count={(open) => open.length}>
      {(open) => <MoreRows rows={open}>{(shown) => <ScrapeAlerts alerts={shown} />}</MoreRows>}
    </ReadCard>
  );
  const lowerCards = (
    <>
      <PinnedNotesCard entityId={entityId} />
      {!isAlerted && !isInSidebar && alertsCard}
      {!isInSidebar && (
        <ReadCard
          title="Tags"
          read={entity}
          count={(version) => version.entity.tags.length}
          action={(version) => <EditTagsButton version={version} action="entityPage.editTags" />}
        >
          {(version) => <TagList tags={version.entity.tags} />}
        </ReadCard>
      )}
      <ReadCard
        title="Aliases"
        read={entity}
        count={(version) => version.entity.aliases.length}
        action={(version) => <EditAliasesButton version={version} />}
      >
        {(version) => <AliasList aliases={version.entity.aliases} />}
      </ReadCard>
      {!isInSidebar && (
        <ReadCard title="Priority" read={queue}>
          {(found) => <PriorityInfo queue={found} />}
        </ReadCard>
      )}
      <div className={cards.wide}>
        <StageHistoryCard owner={{ entityId }} />
      </div>
    </>
  );
  return (
    <div className={`${cards.cards} ${styles.cards}`}>
      {isAlerted && (
        <div className={cards.wide}>
          {/* Of two landmarks of one name a screen reader could not tell which is which. */}
          <CardRole value={isInSidebar ? 'group' : 'region'}>{alertsCard}</CardRole>
        </div>
      )}
      <EntityTrendCard entityId={entityId} />
      <JobCountDeltaCard entityId={entityId} />
      <JobsByCountryCard entityId={entityId} />
      {!isInSidebar && (
        <ReadCard title="Entity Info" read={entity}>
          {(version) => <EntityInfo entity={version.entity} />}
        </ReadCard>
      )}
      {isPainted && lowerCards}
    </div>
  );
}
