import { member, seconds } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { companyQueueRequestHistory } from '../db/schema/companyQueue.ts';
import { userRef, type UserRefRow } from '../users/userRef.ts';

type HistoryRow = typeof companyQueueRequestHistory.$inferSelect;

/** A QueueRequestHistory (section 7); nobody wrote the system's own lines. */
export const historyMember = (addresses: Addresses, row: HistoryRow, user: UserRefRow | null) =>
  member(addresses.apiBasePath, 'company_queue_request_histories', 'QueueRequestHistory', row.id, {
    status: row.status,
    history_timestamp: seconds(row.historyTimestamp),
    notes: row.notes,
    resolution_code: row.resolutionCode,
    user: user === null ? null : userRef(addresses, user),
  });
