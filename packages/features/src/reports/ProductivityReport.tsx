import { useAllUsers } from '@console/api/users/client';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { SelectField } from '@console/ui/form/SelectField';
import { groupDigits } from '@console/ui/numbers.ts';
import { useState } from 'react';
import { userOptions } from '../parts/people/userOptions.ts';
import { RangeFields, ReportChart, ReportPage, ReportResult } from './ReportPage.tsx';
import { endProblem, isChosen } from './reportRange.ts';
import {
  sampleProductivity,
  type ProductivityFilters,
  type ProductivityRow,
} from './sampleData.ts';
import { useReport } from './useReport.ts';

const COUNTRIES = [
  { value: '38', label: 'Canada' },
  { value: '225', label: 'United Kingdom' },
  { value: '226', label: 'United States' },
  { value: '13', label: 'Australia' },
  { value: '96', label: 'Hong Kong' },
];

type Count = Exclude<keyof ProductivityRow, 'id' | 'date'>;

const COUNTS: readonly { id: Count; header: string }[] = [
  { id: 'companies_added', header: 'Companies Added' },
  { id: 'companies_fixed', header: 'Companies Fixed' },
  { id: 'companies_deleted', header: 'Companies Deleted' },
  { id: 'jobs_added', header: 'Jobs Added' },
];

const columns: readonly DataTableColumn<ProductivityRow>[] = [
  {
    id: 'date',
    header: 'Date',
    kind: 'value',
    sortKey: 'date',
    cell: ({ date }) => <DateText at={date} />,
  },
  ...COUNTS.map(({ id, header }): DataTableColumn<ProductivityRow> => ({
    id,
    header,
    sortKey: id,
    align: 'end',
    cell: (row) => groupDigits(row[id]),
  })),
];

/**
 * The sums of companies over all days. Jobs are left out, because their bar would be much longer
 * than the others.
 */
function Companies({ rows }: { rows: readonly ProductivityRow[] }) {
  const bars = COUNTS.filter(({ id }) => id !== 'jobs_added').map(({ id, header }) => ({
    name: header,
    value: rows.reduce((total, row) => total + row[id], 0),
  }));
  return <ReportChart label="Companies on all days" bars={bars} />;
}

const EMPTY: ProductivityFilters = { start: '', end: '', country: '', user: '' };

/** The productivity report. It shows what one person did for one country in a range of days. */
export function ProductivityReport() {
  const [filters, setFilters] = useState(EMPTY);
  const change = (changed: Partial<ProductivityFilters>) =>
    setFilters((before) => ({ ...before, ...changed }));
  const { state, run, reset } = useReport(sampleProductivity);
  const users = useAllUsers();
  const isWhole = isChosen(filters) && filters.country !== '' && filters.user !== '';
  return (
    <ReportPage
      title="Productivity Report"
      filters={
        <>
          <RangeFields range={filters} onChange={change} />
          <SelectField
            label="Country"
            name="country"
            required
            value={filters.country}
            options={COUNTRIES}
            onChange={(country) => change({ country })}
          />
          <SelectField
            label="User"
            name="user"
            required
            value={filters.user}
            options={userOptions(users.data?.items ?? [])}
            error={users.error && !users.data ? 'The users could not be loaded.' : undefined}
            onChange={(user) => change({ user })}
          />
        </>
      }
      notReady={isWhole ? endProblem(filters) : 'Choose start, end, country and user.'}
      running={state.kind === 'running'}
      onRun={() => run(filters)}
      onReset={() => {
        setFilters(EMPTY);
        reset();
      }}
    >
      <ReportResult
        state={state}
        columns={columns}
        sortedBy="date"
        chart={(rows) => <Companies rows={rows} />}
      />
    </ReportPage>
  );
}
