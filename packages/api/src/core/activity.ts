import { proxy } from 'valtio';

/** Requests under way, for the progress bar at the top of the window. */
export const activityStore = proxy({ pending: 0 });

/** Counts the work while it runs, however it ends. */
export async function tracked<T>(work: () => Promise<T>): Promise<T> {
  activityStore.pending += 1;
  try {
    return await work();
  } finally {
    activityStore.pending -= 1;
  }
}
