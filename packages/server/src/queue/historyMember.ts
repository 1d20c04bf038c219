import { document, member, seconds, type HydraObject } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { companyQueueRequestHistory } from '../db/schema/companyQueue.ts';
import { userRef, usersById, type UserRefRow } from '../users/userRef.ts';

type HistoryRow = typeof companyQueueRequestHistory.$inferSelect;

/** A QueueRequestHistory. The rows that the system wrote have no person. */
export const historyMember = (addresses: Addresses, row: HistoryRow, user: UserRefRow | null) =>
  member(addresses.apiBasePath, 'company_queue_request_histories', 'QueueRequestHistory', row.id, {
    status: row.status,
    history_timestamp: seconds(row.historyTimestamp),
    notes: row.notes,
    resolution_code: row.resolutionCode,
    user: user === null ? null : userRef(addresses, user),
    request_source: row.requestSource,
    request_priority: row.requestPriority,
    numjobs_estimate: row.numjobsEstimate,
    career_section: row.careerSection,
    career_section_empty: row.careerSectionEmpty,
    email_when_finished: row.emailWhenFinished,
  });

/** Resolves with one row of a request's history as a whole answer. */
export async function historyDetail(
  executor: Executor,
  id: number,
  addresses: Addresses,
): Promise<HydraObject> {
  const line = companyQueueRequestHistory;
  const [row] = await executor.select().from(line).where(eq(line.id, id));
  if (row === undefined) throw new Error('The new history row was not found');
  const users = await usersById(executor, [row.userId]);
  const member = historyMember(addresses, row, users.get(row.userId ?? 0) ?? null);
  return document(addresses.apiBasePath, 'QueueRequestHistory', member);
}
