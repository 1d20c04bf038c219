import { useJobCountDelta, useJobsByCountry } from '@console/api/entities/detailClient';
import type { JobCountDelta, JobsByCountry } from '@console/api/entities/figures';
import { BarChart } from '@console/ui/charts/BarChart.ts';
import { DateText } from '@console/ui/DateText';
import { EmptyState } from '@console/ui/EmptyState';
import { SelectField } from '@console/ui/form/SelectField';
import { groupDigits } from '@console/ui/numbers.ts';
import { useState } from 'react';
import { CardTable } from '../parts/cards/CardTable.tsx';
import { MoreRows } from '../parts/cards/MoreRows.tsx';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { ScrapeLink } from '../parts/cells/EntityLink.tsx';
import { JobCountTrendCard } from '../parts/graph/JobCountTrendCard.tsx';
import { CountChange } from './CountChange.tsx';
import styles from './EntityPage.module.css';

interface EntityCardProps {
  entityId: number;
}

/** The latest job count of each scrape and its change. */
export function JobCountDeltaCard({ entityId }: EntityCardProps) {
  const read = useJobCountDelta(entityId);
  return (
    <ReadCard title="Job Count Delta" read={read} count={(rows) => rows.length}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="No job counts.">
            A scrape appears here when its jobs have been counted.
          </EmptyState>
        ) : (
          <MoreRows rows={rows}>{(shown) => <DeltaTable rows={shown} />}</MoreRows>
        )
      }
    </ReadCard>
  );
}

function DeltaTable({ rows }: { rows: readonly JobCountDelta[] }) {
  return (
    <CardTable
      label="Job counts of the scrapes"
      columns={[
        { header: 'SID', align: 'end' },
        { header: 'Scrape' },
        { header: 'Last Updated' },
        { header: 'Jobs', align: 'end' },
        { header: 'Delta', align: 'end' },
      ]}
      rows={rows.map(({ scrape_id, scrape_name, last_updated, num_jobs, delta }) => ({
        id: scrape_id,
        cells: [
          <ScrapeLink key="id" id={scrape_id}>
            {scrape_id}
          </ScrapeLink>,
          <ScrapeLink key="scrape" id={scrape_id}>
            {scrape_name}
          </ScrapeLink>,
          <DateText key="updated" at={last_updated} />,
          groupDigits(num_jobs),
          <CountChange key="delta" change={delta} />,
        ],
      }))}
    />
  );
}

/** The job counts of one scrape. The card knows the scrapes from their latest counts. */
export function EntityTrendCard({ entityId }: EntityCardProps) {
  const deltas = useJobCountDelta(entityId);
  const [chosen, setChosen] = useState<number>();
  const scrapes = deltas.data ?? [];
  const scrape = scrapes.find(({ scrape_id }) => scrape_id === chosen) ?? scrapes[0];
  if (!scrape)
    return (
      <ReadCard title="Job Count Trend" read={deltas}>
        {() => (
          <EmptyState title="No job counts.">
            The counts of a scrape are drawn here after its first run.
          </EmptyState>
        )}
      </ReadCard>
    );
  return (
    <JobCountTrendCard key={scrape.scrape_id} title="Job Count Trend" scrapeId={scrape.scrape_id}>
      {scrapes.length > 1 && (
        <SelectField
          label="Scrape"
          name="scrape"
          required
          value={String(scrape.scrape_id)}
          onChange={(id) => setChosen(Number(id))}
          options={scrapes.map(({ scrape_id, scrape_name }) => ({
            value: String(scrape_id),
            label: scrape_name,
          }))}
        />
      )}
    </JobCountTrendCard>
  );
}

/** The active jobs per country, the largest number first. */
export function JobsByCountryCard({ entityId }: EntityCardProps) {
  const read = useJobsByCountry(entityId);
  return (
    <ReadCard title="Jobs by Country" read={read} count={(rows) => rows.length}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="No active jobs.">Countries appear here with their jobs.</EmptyState>
        ) : (
          <MoreRows rows={rows.toSorted((one, other) => other.job_count - one.job_count)}>
            {(shown) => <Countries rows={shown} />}
          </MoreRows>
        )
      }
    </ReadCard>
  );
}

function Countries({ rows }: { rows: readonly JobsByCountry[] }) {
  return (
    <div className={styles.beside}>
      <CardTable
        label="Jobs by country"
        columns={[{ header: 'Country' }, { header: 'Jobs', align: 'end' }]}
        rows={rows.map(({ country, job_count }) => ({
          id: country,
          cells: [country, groupDigits(job_count)],
        }))}
      />
      <BarChart
        label="Jobs by country"
        bars={rows.map(({ country, job_count }) => ({ name: country, value: job_count }))}
      />
    </div>
  );
}
