import type { PropsWithChildren } from 'react';
import { SWRConfig, type Middleware } from 'swr';

type LateReadsProps = PropsWithChildren<{
  /** Resolves when reads may be sent. */
  until: () => Promise<void>;
}>;

/**
 * Reads inside are sent a moment later than they are wanted: what a press opens shows first, since
 * sending takes as long as a fourth of showing.
 */
export function LateReads({ until, children }: LateReadsProps) {
  const late: Middleware = (useNext) => (key, load, config) =>
    useNext(
      key,
      load && ((...given: unknown[]) => until().then(() => Reflect.apply(load, undefined, given))),
      config,
    );
  return <SWRConfig value={{ use: [late] }}>{children}</SWRConfig>;
}
