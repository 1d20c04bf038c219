import useSWR, { type SWRConfiguration } from 'swr';
import type { ApiError } from './errors.ts';
import type { Key } from './keys.ts';

export type Read<T> = {
  data: T | undefined;
  error: ApiError | undefined;
  /** The first answer for what is asked is under way. */
  isLoading: boolean;
  /** Any answer is under way. */
  isValidating: boolean;
  /** Asks again. */
  mutate: () => Promise<unknown>;
};

/** One read; a null key asks for nothing. */
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
  return { data, error, isLoading, isValidating, mutate: () => mutate() };
}
