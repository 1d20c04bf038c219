import useSWRMutation from 'swr/mutation';
import { asApiError, isUnanswered, type ApiError, type ApiErrorKind } from './errors.ts';
import type { Key } from './keys.ts';
import { useInvalidate } from './useInvalidate.ts';

/**
 * Is called with the error of a write before anything is shown. When it returns true, the failure
 * is settled: there is no `error` and no notice, and `invalidates` are read again as after a
 * success. When it returns 'asked', there is the `error` and no notice, because a dialog asks what
 * to do.
 */
export type OnFailure = (
  error: ApiError,
) => boolean | 'asked' | undefined | Promise<boolean | 'asked'>;

export type ApiMutation<Arg, T> = {
  /**
   * Sends the write. Resolves with the answer, or with undefined on failure; then `error` is set
   * and the notice is shown. It never rejects.
   */
  trigger: (arg: Arg, onFailure?: OnFailure) => Promise<T | undefined>;
  pending: boolean;
  error: ApiError | undefined;
  reset: () => void;
};

/**
 * The kinds of errors which mean that somebody else has changed, archived or deleted what the page
 * shows.
 */
const OUTDATED: ReadonlySet<ApiErrorKind> = new Set(['conflict', 'notFound', 'stale']);

interface Sent<Arg> {
  body: Arg;
  onFailure?: OnFailure;
}

/**
 * Makes one write. Every key that begins with one of `invalidates` is read again after a success,
 * after a failure that may have been saved, and after a refusal because somebody else was first.
 */
export function useApiMutation<Arg, T>(
  key: Key,
  send: (arg: Arg) => Promise<T>,
  invalidates: readonly Key[] = [],
): ApiMutation<Arg, T> {
  const invalidate = useInvalidate();
  const readAgain = () => invalidates.forEach((prefix) => void invalidate(prefix));
  const { trigger, isMutating, error, reset } = useSWRMutation<
    T | undefined,
    ApiError,
    Key,
    Sent<Arg>
  >(
    key,
    async (_key, { arg: { body, onFailure } }) => {
      try {
        return await send(body);
      } catch (failure) {
        const reason = asApiError(failure);
        const settled = await onFailure?.(reason);
        if (settled === true) return undefined; // `onSuccess` runs next
        if (settled) reason.isAsked = true;
        if (isUnanswered(reason) || OUTDATED.has(reason.kind)) readAgain();
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
