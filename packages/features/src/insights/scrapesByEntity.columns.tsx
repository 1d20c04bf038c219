import type { ScrapeRow } from '@console/api/scrapes/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { scrapeColumns } from '../parts/cells/scrapeColumns.tsx';

/** The columns of scrapes with no jobs and of manual scrapes. Their links open in the same tab. */
export const scrapesByEntityColumns: readonly DataTableColumn<ScrapeRow>[] = [
  {
    ...scrapeColumns.eid,
    pinned: true,
    cell: ({ entity_id: id }) => <a href={`/entities/${id}`}>{id}</a>,
  },
  {
    ...scrapeColumns.entityName,
    pinned: true,
    cell: ({ entity }) => <a href={`/entities/${entity.id}`}>{entity.company_name}</a>,
  },
  { ...scrapeColumns.sid, cell: ({ id }) => <a href={`/scrapes/${id}`}>{id}</a> },
  {
    ...scrapeColumns.name,
    cell: ({ id, name }) => <a href={`/scrapes/${id}`}>{name}</a>,
  },
  scrapeColumns.url,
  scrapeColumns.careerPage,
  scrapeColumns.careerPortal,
  scrapeColumns.totalJobs,
  scrapeColumns.runMode,
  scrapeColumns.lifecycle,
  scrapeColumns.ats,
  scrapeColumns.siteType,
];
