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
 * Looks a record up once, and does not keep the answer. `trigger` resolves with null for a record
 * that does not exist (404); that raises no notice. It resolves with undefined for any other
 * failure, which raises one.
 */
export const useLookUp = <Arg, T>(
  key: Key,
  read: (arg: Arg) => Promise<T>,
): ApiMutation<Arg, T | null> => useApiMutation(key, (arg: Arg) => orNull(read(arg)));
