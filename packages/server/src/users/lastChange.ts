import type { Executor } from '../db/executor.ts';
import { usersById } from './userRef.ts';

type Changed = { changedBy: number | null; changedAt: Date | null };

/** Reads who changed a record last, and when. It is undefined before the first change by a person. */
export async function lastChangeOf(
  executor: Executor,
  { changedBy, changedAt }: Changed,
): Promise<{ by: string; at: Date } | undefined> {
  const by = (await usersById(executor, [changedBy])).get(changedBy ?? 0);
  return by && changedAt ? { by: `${by.firstName} ${by.lastName}`, at: changedAt } : undefined;
}
