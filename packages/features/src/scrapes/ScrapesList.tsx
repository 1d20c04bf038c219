import { useAts, useSiteTypes } from '@console/api/lookups/client';
import { useExportScrapes, useScrapes } from '@console/api/scrapes/client';
import type { FilterChoice, FilterField } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import { CsvButton } from '../list/CsvButton.tsx';
import { ListPage, useListPage } from '../list/ListPage.tsx';
import type { FiltersOf } from '../list/listState.ts';
import { MultiSelectFilter } from '../list/MultiSelectFilter.tsx';
import { useListState } from '../list/useListState.ts';
import { AtsControl, NO_ATS } from '../parts/ats/AtsControl.tsx';
import { AddEntityButton } from '../parts/entity-dialog/AddEntityButton.tsx';
import { scrapesColumns } from './scrapes.columns.tsx';
import { scrapesState } from './scrapes.state.ts';

/** A field to choose several site types by label. Their values are numbers as text. */
function SiteTypesControl({ label, value, onChange }: ComponentProps<FilterChoice>) {
  const { data = [] } = useSiteTypes();
  return (
    <MultiSelectFilter
      label={label}
      name="siteType"
      value={value}
      onChange={onChange}
      options={data.map((type) => ({ value: String(type.value), label: type.label }))}
    />
  );
}

/** "Status" filters what the column "Active" shows. The requirements state both labels. */
const fields: readonly FilterField<FiltersOf<typeof scrapesState>>[] = [
  { kind: 'manyOf', name: 'siteType', label: 'Site Type', Control: SiteTypesControl },
  { kind: 'manyOf', name: 'ats', label: 'ATS', Control: AtsControl },
  { kind: 'numberRange', name: 'totalJobs', label: 'Total Jobs' },
  {
    kind: 'oneOf',
    name: 'runStatus',
    label: 'Run Status',
    options: { automatic: 'Automatic', manual: 'Manual' },
    radios: true,
  },
  {
    kind: 'oneOf',
    name: 'archivedStatus',
    label: 'Status',
    options: { active: 'Active', archived: 'Archived' },
    radios: true,
  },
  {
    kind: 'manyOf',
    name: 'withoutLocations',
    label: '% Without Location',
    options: { 25: '25%', 50: '50%', 75: '75%', 100: '100%' },
  },
];

const data = {
  name: 'scrapes' as const,
  label: 'Scrapes',
  search: 'Search Scrapes...',
  loading: 'Loading Scrapes...',
  empty: 'Scrapes appear here when somebody adds or imports them.',
  fields,
};

/**
 * Returns the words on chips. A site type is named by its label as soon as that is known, and the
 * choice of no ATS by its label.
 */
function useScrapeChipLabel() {
  const siteTypes = useSiteTypes().data ?? [];
  return (name: string, value: string) => {
    if (name === 'ats') return value === NO_ATS.value ? NO_ATS.label : undefined;
    if (name !== 'siteType') return undefined;
    const type = siteTypes.find((one) => String(one.value) === value);
    return type && `Site Type: ${type.label}`;
  };
}

const cellFilters = () =>
  import('./scrapes.cellFilters.ts').then((module) => module.scrapesCellFilters);

export function ScrapesList() {
  const list = useListState(scrapesState);
  const page = useListPage(data, {
    list,
    answer: useScrapes(list.query),
    columns: scrapesColumns,
    labelOf: useScrapeChipLabel(),
    cellFilters,
  });
  const download = useExportScrapes();
  useAts(); // The ATS load with the rows, so that the filters have their choices when they open.

  return (
    <ListPage page={page}>
      <ListPage.Header page={page} title="All Scrapes List">
        <AddEntityButton action="scrapeList.addEntity" variant="full" />
      </ListPage.Header>
      <ListPage.Main>
        <ListPage.Rows page={page} />
      </ListPage.Main>
      <ListPage.Footer page={page}>
        <CsvButton list={list} download={download} rows="Scrapes" />
      </ListPage.Footer>
      <ListPage.Filters page={page} />
    </ListPage>
  );
}
