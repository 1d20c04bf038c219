import type { PropsWithChildren } from 'react';
import { SWRConfig, type Middleware } from 'swr';

type DeferredReadsProps = PropsWithChildren<{
  /** Resolves when reads may be sent. */
  until: () => Promise<void>;
}>;

/**
 * Delays the requests of its children until `until` resolves, so that the result of a click is
 * painted first. Sending a request takes about a quarter as long as the painting.
 */
export function DeferredReads({ until, children }: DeferredReadsProps) {
  const late: Middleware = (useNext) => (key, load, config) =>
    useNext(
      key,
      load && ((...given: unknown[]) => until().then(() => Reflect.apply(load, undefined, given))),
      config,
    );
  return <SWRConfig value={{ use: [late] }}>{children}</SWRConfig>;
}
