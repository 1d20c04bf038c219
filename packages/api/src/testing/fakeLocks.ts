type Waiting = { page: string; work: () => unknown; done: (result: unknown) => void };

/**
 * The locks of several pages of one browser. A lock is held until its work ends, or its page is
 * gone.
 */
export function fakeLocks() {
  const queues = new Map<string, Waiting[]>();
  const gone = new Set<string>();
  const give = (name: string) => {
    const first = queues.get(name)?.[0];
    if (!first) return;
    void Promise.resolve(first.work()).then((result) => {
      if (gone.has(first.page)) return;
      first.done(result);
      queues.get(name)?.shift();
      give(name);
    });
  };
  const request = (page: string, name: string, work: () => unknown) =>
    new Promise((done) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      queue.push({ page, work, done });
      if (queue.length === 1) give(name);
    });
  return {
    /** The lock manager of one page. */
    of: (page: string) => ({
      request: (name: string, work: () => unknown) => request(page, name, work),
    }),
    /** The page dies: it holds and awaits nothing any more. */
    drop(page: string): void {
      gone.add(page);
      for (const [name, queue] of queues) {
        const holder = queue[0]?.page;
        queues.set(
          name,
          queue.filter((waiting) => waiting.page !== page),
        );
        if (holder === page) give(name);
      }
    },
  };
}
