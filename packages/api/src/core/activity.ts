import { proxy } from 'valtio';

/** Counts the requests that are under way, for the progress bar at the top of the window. */
export const activityStore = proxy({ pending: 0 });

/** Counts the work as pending while it runs, whether it succeeds or fails. */
export async function tracked<T>(work: () => Promise<T>): Promise<T> {
  activityStore.pending += 1;
  try {
    return await work();
  } finally {
    activityStore.pending -= 1;
  }
}
