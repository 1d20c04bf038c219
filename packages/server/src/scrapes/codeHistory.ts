import { member, seconds } from '@console/api/core/hydra/envelope';
import { codeHistoryList } from '@console/api/scrape-code/list';
import { eq } from 'drizzle-orm';
import { appUser } from '../db/schema/people.ts';
import { scrapeCodeHistory as history } from '../db/schema/scrapes.ts';
import { anyOf } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { userRef, userRefColumns } from '../users/userRef.ts';

/**
 * The list of the saved versions of the codes of a scrape. The versions of the parser stay when the
 * scrape becomes a combo.
 */
export const codeHistoryOf = (
  id: number,
): ListDefinition<typeof codeHistoryList, ReturnType<typeof member> & { id: number }> => ({
  contract: codeHistoryList,
  path: `scrapes/${id}/code_history`,
  table: history,
  id: history.id,
  orderKeys: { modified: history.modified, id: history.id },
  where: () => eq(history.scrapeId, id),
  filters: { code_type: history.codeType, id: history.id },
  load: async (executor, ids, addresses) =>
    (
      await executor
        .select({ row: history, user: userRefColumns })
        .from(history)
        .leftJoin(appUser, eq(appUser.id, history.userId))
        .where(anyOf(history.id, ids))
    ).map(({ row, user }) =>
      member(addresses.apiBasePath, 'code_histories', 'CodeHistory', row.id, {
        scrape_id: row.scrapeId,
        code: row.code,
        code_type: row.codeType,
        index: row.idx,
        modified: seconds(row.modified),
        reason_code: row.reasonCode,
        user: user && userRef(addresses, user),
      }),
    ),
});
