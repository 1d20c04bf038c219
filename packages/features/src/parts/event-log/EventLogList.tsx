import { byOwner, type Owner } from '@console/api/core/owner';
import { useEventLogs, useExportEventLogs } from '@console/api/event-logs/client';
import { useState } from 'react';
import { CsvButton } from '../../list/CsvButton.tsx';
import { ListPage, useListPage } from '../../list/ListPage.tsx';
import { useListState } from '../../list/useListState.ts';
import { codeLabel } from '../cells/codeLabel.ts';
import { usePersonName } from '../people/usePersonName.ts';
import { RecordListHeader } from '../records/RecordListHeader.tsx';
import { eventLogColumns } from './eventLog.columns.tsx';
import { eventLogFieldsOf } from './eventLog.fields.tsx';
import { eventLogState } from './eventLog.state.ts';

const cellFilters = () =>
  import('./eventLog.cellFilters.ts').then((module) => module.eventLogCellFilters);

interface EventLogListProps {
  /** It must not change while the list is mounted. Another owner needs another `key`. */
  owner: Owner;
  /** Shows `EventLogFilters`. Without this function, the header has no Filter button. */
  onShowFilters?: () => void;
}

/** The events of an entity and its scrapes, or of one scrape. The list state is in the address. */
export function EventLogList({ owner, onShowFilters }: EventLogListProps) {
  const [data] = useState(() => ({
    name: byOwner(owner, 'entity-event-log', 'scrape-event-log'),
    label: 'Event Log',
    search: 'Search Event Logs...',
    loading: 'Loading Event Logs',
    empty: 'Each change is written down here, with who made it.',
    fields: eventLogFieldsOf(owner),
  }));
  const list = useListState(eventLogState);
  const person = usePersonName();
  const page = useListPage(data, {
    list,
    answer: useEventLogs(owner, list.query),
    columns: eventLogColumns,
    cellFilters,
    labelOf: (name, value) => {
      if (name === 'eventType') return codeLabel(value);
      return name === 'user' ? person(value) : undefined;
    },
  });
  const download = useExportEventLogs(owner);

  return (
    <ListPage page={page}>
      <RecordListHeader page={page} title={data.label} onShowFilters={onShowFilters} />
      <ListPage.Main>
        <ListPage.Rows page={page} />
      </ListPage.Main>
      <ListPage.Footer page={page}>
        <CsvButton list={list} download={download} rows="Event Logs" />
      </ListPage.Footer>
    </ListPage>
  );
}
