/** Where the browser keeps the records that a person opened lately. */
export const recentKey = (userId: number): string => `recent-records:${userId}`;

/** Forgets all of them. The shell does so when somebody signs out, so this stands alone. */
export function forgetAllRecords(userId: number): void {
  localStorage.removeItem(recentKey(userId));
}
