import { useEffect, useRef, type PropsWithChildren } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig, type SWRConfiguration } from 'swr';
import { asApiError } from './errors.ts';
import type { Key } from './keys.ts';
import type { Read } from './useRead.ts';

type RecordReadsProps = PropsWithChildren<{
  /** The cache key of the record, and what was read under it. */
  of: Key;
  record: Pick<Read<unknown>, 'error' | 'isValidating'>;
}>;

/**
 * Reports once that a record does not exist. What its children read of it is answered 404 as well,
 * so such an answer waits for the one of the record, and is not reported when both are alike.
 */
export function RecordReads({ of, record, children }: RecordReadsProps) {
  const { onError } = useSWRConfig();
  const waiting = useRef<(() => void)[]>([]);
  const { error, isValidating } = record;
  const isMissing = error?.kind === 'notFound';
  useEffect(() => {
    if (isValidating) return;
    const reports = waiting.current.splice(0);
    if (!isMissing) reports.forEach((report) => report());
  }, [isValidating, isMissing]);

  const name = unstable_serialize(of);
  const report: SWRConfiguration['onError'] = (failure: unknown, key, config) => {
    const pass = () => onError(failure, key, config);
    if (key === name || asApiError(failure).kind !== 'notFound') pass();
    else if (isValidating) waiting.current.push(pass);
    else if (!isMissing) pass();
  };
  return <SWRConfig value={{ onError: report }}>{children}</SWRConfig>;
}
