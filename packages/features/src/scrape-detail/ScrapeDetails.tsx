import type { Scrape } from '@console/api/scrapes/schema';
import { lazy } from '@console/ui/lazy';
import { EntityCards } from '../parts/entity-sidebar/EntityCards.tsx';
import { RecordSidebar, type RecordPanel } from '../parts/record-sidebar/RecordSidebar.tsx';
import type { ScrapeTab } from './tabs.ts';

const QueueStatusCard = lazy(() =>
  import('../parts/queue/QueueStatus.tsx').then((it) => it.QueueStatusCard),
);
const NotesPanel = lazy(() => import('../parts/notes/NotesPanel.tsx').then((it) => it.NotesPanel));
const JobsFilters = lazy(() =>
  import('../parts/jobs/JobsFilters.tsx').then((it) => it.JobsFilters),
);
const EventLogFilters = lazy(() =>
  import('../parts/event-log/EventLogFilters.tsx').then((it) => it.EventLogFilters),
);

const CONTROLS = { edit: 'entitySidebar.editInfo', editTags: 'entitySidebar.editTags' } as const;

interface ScrapeDetailsProps {
  scrape: Pick<Scrape, 'id' | 'entity_id'>;
  tab: ScrapeTab;
}

/** The sidebar that is shown beside every tab of a scrape. */
export function ScrapeDetails({ scrape: { id, entity_id: entityId }, tab }: ScrapeDetailsProps) {
  const owner = { scrapeId: id };
  const filters =
    tab === 'all-jobs' ? (
      <JobsFilters owner={owner} />
    ) : tab === 'event-log' ? (
      <EventLogFilters owner={owner} />
    ) : undefined;
  const panels: readonly RecordPanel[] = [
    {
      id: 'overview',
      label: 'Overview',
      content: (
        <EntityCards entityId={entityId} scrapeId={id} noticesElsewhere controls={CONTROLS} />
      ),
    },
    {
      id: 'queue-status',
      label: 'Queue Status',
      content: <QueueStatusCard entityId={entityId} />,
    },
    { id: 'notes', label: 'Notes', content: <NotesPanel scrapeId={id} /> },
    ...(filters ? [{ id: 'filters', label: 'Filters', content: filters }] : []),
  ];
  return <RecordSidebar label="Scrape Detail" panels={panels} />;
}
