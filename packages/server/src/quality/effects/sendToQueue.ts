import type { CurrentUser } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { EntityRow } from '../../entities/entityMember.ts';
import { addRequest, type RequestSource } from '../../queue/addRequest.ts';
import { findOrMakeQueue } from '../../queue/lockQueue.ts';

/** Average, unless the row has a priority of its own. */
export const USUAL_PRIORITY = 3;

export type Sent = {
  source: RequestSource;
  priority?: number;
  jobCount: number;
  reason: string;
  note: string;
};

/**
 * Asks the scraping team for work on an entity: a request of its own, or the open one more
 * urgently. Returns its id.
 */
export async function sendToQueue(
  tx: Executor,
  user: CurrentUser,
  entity: EntityRow,
  sent: Sent,
): Promise<number> {
  const queue = await findOrMakeQueue(tx, user, {
    entity,
    name: entity.companyName,
    url: entity.url,
    careerPortal: entity.careerPage,
    ats: null,
  });
  const { id } = await addRequest(tx, user, queue, {
    source: sent.source,
    priority: sent.priority ?? USUAL_PRIORITY,
    numjobsEstimate: sent.jobCount,
    reasonCode: sent.reason,
    notes: sent.note,
  });
  return id;
}
