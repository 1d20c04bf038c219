import type { Owner } from '@console/api/core/owner';
import { CardRole } from '@console/ui/Card/cardRole.ts';
import { lazy } from '@console/ui/lazy';
import type { ComponentProps } from 'react';
import { EntityCards } from '../entity-sidebar/EntityCards.tsx';
import { RecordSidebar, type RecordPanel } from './RecordSidebar.tsx';

const QueueStatusCard = lazy(() =>
  import('../queue/QueueStatus.tsx').then((it) => it.QueueStatusCard),
);
const NotesPanel = lazy(() => import('../notes/NotesPanel.tsx').then((it) => it.NotesPanel));
const JobsFilters = lazy(() => import('../jobs/JobsFilters.tsx').then((it) => it.JobsFilters));
const EventLogFilters = lazy(() =>
  import('../event-log/EventLogFilters.tsx').then((it) => it.EventLogFilters),
);

interface RecordDetailsProps {
  /** The accessible name of the sidebar, such as "Entity Detail". */
  label: string;
  owner: Owner;
  /** What the first panel says about the entity of the record. */
  cards: Omit<ComponentProps<typeof EntityCards>, 'variant'>;
  /** The tab beside the sidebar. Two of them have their filters in it. */
  tab: string;
}

/** The sidebar that is shown beside every tab of an entity or a scrape. */
export function RecordDetails({ label, owner, cards, tab }: RecordDetailsProps) {
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
      // They are landmarks, because the page leaves them out.
      content: (
        <CardRole value="region">
          <EntityCards variant="full" {...cards} />
        </CardRole>
      ),
    },
    {
      id: 'queue-status',
      label: 'Queue Status',
      content: <QueueStatusCard entityId={cards.entityId} />,
    },
    { id: 'notes', label: 'Notes', content: <NotesPanel {...owner} /> },
    ...(filters ? [{ id: 'filters', label: 'Filters', content: filters }] : []),
  ];
  return <RecordSidebar label={label} panels={panels} />;
}
