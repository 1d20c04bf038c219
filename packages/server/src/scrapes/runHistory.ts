import { member, seconds } from '@console/api/core/hydra/envelope';
import { errorLogList } from '@console/api/scrape-code/list';
import { eq } from 'drizzle-orm';
import { scrapeErrorLog as errorLog } from '../db/schema/scrapes.ts';
import { anyOf } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';

type Member = ReturnType<typeof member> & { id: number };

/** The list of what went wrong in the runs of a scrape. */
export const errorLogOf = (id: number): ListDefinition<typeof errorLogList, Member> => ({
  contract: errorLogList,
  path: `scrapes/${id}/error_log`,
  table: errorLog,
  id: errorLog.id,
  orderKeys: { log_time: errorLog.logTime, id: errorLog.id },
  where: () => eq(errorLog.scrapeId, id),
  filters: { id: errorLog.id },
  load: async (executor, ids, { apiBasePath }) =>
    (await executor.select().from(errorLog).where(anyOf(errorLog.id, ids))).map((row) =>
      member(apiBasePath, 'error_logs', 'ErrorLog', row.id, {
        log_date_time: seconds(row.logTime),
        log_message: row.logMessage,
      }),
    ),
});
