/** The time after which IndexedDB counts as failed, in milliseconds. */
export const STORAGE_MS = 2000;

/** Settles as the work does, but rejects when the work takes longer than this many milliseconds. */
export function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
