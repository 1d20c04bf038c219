import type { Owner } from '@console/api/core/owner';
import { useEventTypes } from '@console/api/event-logs/client';
import { ROLE_LABELS } from '@console/api/roles/rules';
import type { FilterChoice, FilterField } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import type { FiltersOf } from '../../list/listState.ts';
import { MultiSelectFilter } from '../../list/MultiSelectFilter.tsx';
import { codeLabel } from '../cells/codeLabel.ts';
import { UsersControl } from '../people/UsersControl.tsx';
import type { eventLogState } from './eventLog.state.ts';

const eventTypeControl = (owner: Owner): FilterChoice =>
  function EventTypesControl({ label, value, onChange }: ComponentProps<FilterChoice>) {
    const { data = [] } = useEventTypes(owner);
    return (
      <MultiSelectFilter
        label={label}
        name="eventType"
        value={value}
        onChange={onChange}
        options={data.map((type) => ({ value: type, label: codeLabel(type) }))}
      />
    );
  };

/**
 * The filter fields for the events of an entity or a scrape. The result has to be memoised, because
 * each call creates a new control component.
 */
export const eventLogFieldsOf = (
  owner: Owner,
): readonly FilterField<FiltersOf<typeof eventLogState>>[] => [
  { kind: 'manyOf', name: 'eventType', label: 'Event Type', Control: eventTypeControl(owner) },
  { kind: 'manyOf', name: 'user', label: 'User', Control: UsersControl },
  { kind: 'manyOf', name: 'userRole', label: 'User Role', options: ROLE_LABELS },
  { kind: 'dayRange', name: 'eventDate', label: 'Event Date' },
];
