import { localStore } from '@console/api/core/storage';

/** The local-storage key of the records that a person opened recently. */
export const recentKey = (userId: number) => `recent-records:${userId}` as const;

/**
 * Removes the recent records of a person. The shell needs only this at sign-out, so it has a file
 * of its own.
 */
export function forgetAllRecords(userId: number): void {
  localStore().removeItem(recentKey(userId));
}
