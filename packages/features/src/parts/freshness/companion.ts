import type { Read } from '@console/api/core/useRead';

/** Polls data that is shown beside the list. Resolves with a function that shows the new data. */
export type Companion = () => Promise<() => void>;

/** Makes a companion of a read on the same page, such as the counts above the list. */
export const companion =
  <T>(read: Pick<Read<T>, 'poll' | 'show'>): Companion =>
  async () => {
    const fresh = await read.poll();
    return () => read.show(fresh);
  };
