import type { CurrentUser } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { EntityRow } from '../../entities/entityMember.ts';
import { addRequest, type RequestSource } from '../../queue/addRequest.ts';
import { findOrMakeQueue } from '../../queue/lockQueue.ts';

/** The priority that is called Average, for rows without a priority of their own. */
export const USUAL_PRIORITY = 3;

export type Sent = {
  source: RequestSource;
  priority?: number;
  jobCount: number;
  reason: string;
  note: string;
};

/** Adds a queue request for an entity, or joins the open one. Returns its id. */
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
