import useSWRMutation from 'swr/mutation';
import { asApiError, type ApiError } from './errors.ts';
import type { Key } from './keys.ts';
import { useInvalidate } from './useInvalidate.ts';

export type ApiMutation<Arg, T> = {
  /**
   * Resolves with the answer, or with undefined when the write failed. Then `error` has the reason
   * and the notice is already shown. Never rejects.
   */
  trigger: (arg: Arg) => Promise<T | undefined>;
  pending: boolean;
  error: ApiError | undefined;
  reset: () => void;
};

/** One write. After a success, every key that begins with one of `invalidates` is read again. */
export function useApiMutation<Arg, T>(
  key: Key,
  send: (arg: Arg) => Promise<T>,
  invalidates: readonly Key[] = [],
): ApiMutation<Arg, T> {
  const invalidate = useInvalidate();
  const { trigger, isMutating, error, reset } = useSWRMutation<T, ApiError, Key, { body: Arg }>(
    key,
    async (_key, { arg }) => {
      try {
        return await send(arg.body);
      } catch (failure) {
        throw asApiError(failure);
      }
    },
    {
      throwOnError: false,
      onSuccess: () => {
        for (const prefix of invalidates) void invalidate(prefix);
      },
    },
  );
  return { trigger: (body) => trigger({ body }), pending: isMutating, error, reset };
}
