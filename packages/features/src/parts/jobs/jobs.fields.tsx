import type { Owner } from '@console/api/core/owner';
import { useEntity } from '@console/api/entities/client';
import type { FilterChoice, FilterField } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import type { FiltersOf } from '../../list/listState.ts';
import { MultiSelectFilter } from '../../list/MultiSelectFilter.tsx';
import type { jobsStateOf } from './jobs.state.ts';

/** The scrapes of an entity. Empty until the entity has been read, and without an id. */
export const useScrapesOf = (entityId: number | undefined) =>
  useEntity(entityId).data?.entity.scrapes ?? [];

const scrapeControl = (entityId: number): FilterChoice =>
  function ScrapesControl({ label, value, onChange }: ComponentProps<FilterChoice>) {
    return (
      <MultiSelectFilter
        label={label}
        name="scrape"
        value={value}
        onChange={onChange}
        options={useScrapesOf(entityId).map(({ id, name }) => ({
          value: String(id),
          label: name,
        }))}
      />
    );
  };

type Field = FilterField<FiltersOf<ReturnType<typeof jobsStateOf>>>;

const fields: readonly Field[] = [
  { kind: 'oneOf', name: 'location', label: 'Location', options: { true: 'Yes', false: 'No' } },
  { kind: 'dayRange', name: 'dateCreated', label: 'Date Created' },
  { kind: 'dayRange', name: 'lastTimeChecked', label: 'Last Time Checked' },
];

/**
 * The filter fields for the jobs of an entity or a scrape. The result has to be memoised, because
 * each call creates a new control component.
 */
export const jobFieldsOf = ({ entityId }: Owner): readonly Field[] =>
  entityId === undefined
    ? fields
    : [
        ...fields,
        { kind: 'manyOf', name: 'scrape', label: 'Scrape', Control: scrapeControl(entityId) },
      ];
