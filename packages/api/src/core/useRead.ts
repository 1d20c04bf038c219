import useSWR, { type SWRConfiguration } from 'swr';
import type { ApiError } from './errors.ts';
import type { Key } from './keys.ts';

export type Read<T> = {
  data: T | undefined;
  error: ApiError | undefined;
  /** True while the first answer for this key is under way. */
  isLoading: boolean;
  /** True while any answer is under way. */
  isValidating: boolean;
  /** Reads again. */
  mutate: () => Promise<unknown>;
  /**
   * Sends the request without changing the data and without a notice on failure. Pass the answer to
   * `show`.
   */
  poll: () => Promise<T>;
  /** Replaces the data. */
  show(data: T): void;
};

/** Reads one resource through the cache. A null key sends no request. */
export function useRead<T>(
  key: Key | null,
  load: () => Promise<T>,
  config: SWRConfiguration<T, ApiError> = {},
): Read<T> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError, Key | null>(
    key,
    load,
    config,
  );
  return {
    data,
    error,
    isLoading,
    isValidating,
    mutate: () => mutate(),
    poll: load,
    show: (next) => void mutate(next, { revalidate: false }),
  };
}
