import type { Body, Endpoint, Path } from './endpoint.ts';
import { asApiError } from './errors.ts';
import type { Key } from './keys.ts';
import { call } from './request.ts';
import { useCacheMutate } from './useCacheMutate.ts';

/** One change of a record, based on the version in `etag`. */
export type VersionedChange<Values, Version> = {
  id: number;
  values: Values;
  etag?: string;
  /**
   * Is called with the newer version after a 412. Returns the values to send with that version, or
   * undefined when the person has to decide; then the write fails with the 412.
   */
  rebase?: (newer: Version) => Values | undefined;
};

/** Says how the versions of one kind of record are read and kept. */
export type Versions<T, Version> = {
  /** The cache key of the record. */
  keyOf: (id: number) => Key;
  read: (id: number) => Promise<Version>;
  of: (record: T, etag: string | undefined) => Version;
};

/**
 * Sends a change. After a 412 it sends the rebased change, and a success of that shows no notice.
 * The newer version replaces the cached one.
 */
export function useVersionedWrite<P extends Path, T, Sent extends Body, Version extends object>(
  endpoint: Endpoint<P, T, Sent>,
  { keyOf, read, of }: Versions<T, Version & { etag?: string }>,
) {
  const mutate = useCacheMutate();
  const write = async (id: number, body: Sent, ifMatch?: string) => {
    const { data, etag } = await call<Path, T, Sent>(endpoint, { params: { id }, body, ifMatch });
    return of(data, etag);
  };
  return async ({
    id,
    values,
    etag,
    rebase,
  }: VersionedChange<Sent, Version & { etag?: string }>): Promise<Version & { etag?: string }> => {
    try {
      return await write(id, values, etag);
    } catch (failure) {
      if (!rebase || asApiError(failure).kind !== 'stale') throw failure;
      const newer = await read(id).catch(() => undefined);
      if (!newer) throw failure;
      await mutate(keyOf(id), newer, { revalidate: false });
      const rebased = rebase(newer);
      if (rebased === undefined) throw failure;
      return await write(id, rebased, newer.etag);
    }
  };
}
