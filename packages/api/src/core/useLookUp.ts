import { asApiError } from './errors.ts';
import type { Key } from './keys.ts';
import { useApiMutation, type ApiMutation } from './useApiMutation.ts';

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (asApiError(error).kind === 'notFound') return null;
    throw error;
  }
}

/**
 * Looks a record up once; the answer is not kept. `trigger` resolves with null for a record that
 * does not exist (404), which raises no notice, and with undefined for any other failure, which
 * does.
 */
export const useLookUp = <Arg, T>(
  key: Key,
  read: (arg: Arg) => Promise<T>,
): ApiMutation<Arg, T | null> => useApiMutation(key, (arg: Arg) => orNull(read(arg)));
