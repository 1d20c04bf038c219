import { lazy } from '@console/ui/lazy';
import { EntityCards } from '../parts/entity-sidebar/EntityCards.tsx';
import { RecordSidebar, type RecordPanel } from '../parts/record-sidebar/RecordSidebar.tsx';
import type { EntityTab } from './tabs.ts';

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

const CONTROLS = { edit: 'entitySidebar.editInfo', editTags: 'entityPage.editTags' } as const;

interface EntityDetailsProps {
  entityId: number;
  tab: EntityTab;
}

/** The sidebar that is shown beside every tab of an entity. */
export function EntityDetails({ entityId, tab }: EntityDetailsProps) {
  const owner = { entityId };
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
      content: <EntityCards entityId={entityId} controls={CONTROLS} />,
    },
    {
      id: 'queue-status',
      label: 'Queue Status',
      content: <QueueStatusCard entityId={entityId} />,
    },
    { id: 'notes', label: 'Notes', content: <NotesPanel entityId={entityId} /> },
    ...(filters ? [{ id: 'filters', label: 'Filters', content: filters }] : []),
  ];
  return <RecordSidebar label="Entity Detail" panels={panels} />;
}
