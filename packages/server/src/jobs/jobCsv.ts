import { csvInstant } from '@console/api/core/hydra/csv';
import { seconds } from '@console/api/core/hydra/envelope';
import { jobCsvColumns } from '@console/api/jobs/list';
import { eq } from 'drizzle-orm';
import { job } from '../db/schema/jobs.ts';
import { scrape } from '../db/schema/scrapes.ts';
import type { CsvDefinition } from '../hydra/csvExport.ts';
import { anyOf } from '../hydra/filters.ts';

/** GET …/jobs/csv. */
export const jobCsv: CsvDefinition = {
  fileName: 'jobs',
  header: jobCsvColumns,
  async load(session, ids) {
    const rows = await session
      .select({ row: job, scrapeName: scrape.name })
      .from(job)
      .leftJoin(scrape, eq(scrape.id, job.scrapeId))
      .where(anyOf(job.id, ids));
    return rows.map(({ row, scrapeName }) => ({
      id: row.id,
      cells: [
        row.title,
        row.url,
        row.jobId,
        scrapeName,
        row.scrapeId,
        csvInstant(seconds(row.createDate)),
        csvInstant(seconds(row.lastCheck)),
        row.hasLocation ? 'Yes' : null,
      ],
    }));
  },
};
