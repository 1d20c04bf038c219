import { scrapeCsvColumns } from '@console/api/scrapes/list';
import { csv } from '../respond.ts';
import type { ScrapeRecord } from './fixtures.ts';

const stageNames: Readonly<Record<string, string>> = {
  idle: 'Idle',
  parsing: 'Parsing',
  spidering: 'Spidering',
};

const toCsv = (row: ScrapeRecord) => [
  row.entity_id,
  row.entity.company_name,
  row.id,
  row.name,
  row.entity.url,
  row.entity.career_page,
  row.career_portal,
  row.num_jobs,
  row.percentage_without_locations,
  row.active ? 'Automatic' : 'Manual',
  row.archived ? 'Archived' : 'Active',
  stageNames[row.status] ?? row.status,
  row.ats,
  row.site_type_label,
];

/** The rows as a CSV file. */
export const scrapeFile = (rows: readonly ScrapeRecord[]) =>
  csv('scrapes', [scrapeCsvColumns, ...rows.map(toCsv)]);
