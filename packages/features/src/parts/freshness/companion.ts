import type { Read } from '@console/api/core/useRead';

/** Asks for what stands beside the list. The answer is a function that shows it. */
export type Companion = () => Promise<() => void>;

/** A read of the page as the companion of its list, such as its counts. */
export const companion =
  <T>(read: Pick<Read<T>, 'poll' | 'show'>): Companion =>
  async () => {
    const fresh = await read.poll();
    return () => read.show(fresh);
  };
