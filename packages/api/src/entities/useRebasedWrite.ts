import { useSWRConfig } from 'swr';
import { asApiError } from '../core/errors.ts';
import { entityKeys } from './keys.ts';
import { readEntity, type EntityVersion } from './requests.ts';

/** One change of an entity, based on the version that `etag` names. */
export type EntityChange<Values> = {
  id: number;
  values: Values;
  etag?: string;
  /**
   * Called with the newer version after a 412. Returns the values to send over it, or undefined
   * where the person has to decide: the 412 is then the failure of the write.
   */
  rebase?: (newer: EntityVersion) => Values | undefined;
};

/**
 * Sends a change, and after a 412 the rebased one. No notice is raised where the second try
 * succeeds. The newer version replaces the cached one.
 */
export function useRebasedWrite<Values>(
  write: (id: number, values: Values, etag?: string) => Promise<EntityVersion>,
) {
  const { mutate } = useSWRConfig();
  return async ({ id, values, etag, rebase }: EntityChange<Values>): Promise<EntityVersion> => {
    try {
      return await write(id, values, etag);
    } catch (failure) {
      if (!rebase || asApiError(failure).kind !== 'stale') throw failure;
      const newer = await readEntity(id).catch(() => undefined);
      if (!newer) throw failure;
      await mutate(entityKeys.detail(id), newer, { revalidate: false });
      const rebased = rebase(newer);
      if (rebased === undefined) throw failure;
      return await write(id, rebased, newer.etag);
    }
  };
}
