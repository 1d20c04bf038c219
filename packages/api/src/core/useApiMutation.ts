import useSWRMutation from 'swr/mutation';
import { asApiError, isUnanswered, type ApiError } from './errors.ts';
import type { Key } from './keys.ts';
import { useInvalidate } from './useInvalidate.ts';

export type ApiMutation<Arg, T> = {
  /**
   * Sends the write. Resolves with the answer, or with undefined on failure; then `error` is set
   * and the notice is shown. Never rejects. `onFailure` is called with the error at once.
   */
  trigger: (arg: Arg, onFailure?: (error: ApiError) => void) => Promise<T | undefined>;
  pending: boolean;
  error: ApiError | undefined;
  reset: () => void;
};

interface Sent<Arg> {
  body: Arg;
  onFailure?: (error: ApiError) => void;
}

/**
 * One write. After a success, and where it may have been saved without an answer, every key that
 * begins with one of `invalidates` is read again.
 */
export function useApiMutation<Arg, T>(
  key: Key,
  send: (arg: Arg) => Promise<T>,
  invalidates: readonly Key[] = [],
): ApiMutation<Arg, T> {
  const invalidate = useInvalidate();
  const readAgain = () => invalidates.forEach((prefix) => void invalidate(prefix));
  const { trigger, isMutating, error, reset } = useSWRMutation<T, ApiError, Key, Sent<Arg>>(
    key,
    async (_key, { arg: { body, onFailure } }) => {
      try {
        return await send(body);
      } catch (failure) {
        const reason = asApiError(failure);
        if (isUnanswered(reason)) readAgain();
        onFailure?.(reason);
        throw reason;
      }
    },
    {
      throwOnError: false,
      onSuccess: readAgain,
    },
  );
  return {
    trigger: (body, onFailure) => trigger({ body, onFailure }),
    pending: isMutating,
    error,
    reset,
  };
}
