import type { ApiMutation } from '@console/api/core/useApiMutation';

/**
 * Calls `undoChange`, which is loaded only when it is needed, because a page shows its first row
 * without it.
 */
export const sendInverse = async <Change>(
  write: Pick<ApiMutation<Change, unknown>, 'trigger'>,
  inverse: Change,
): Promise<string | undefined> => (await import('./undoChange.ts')).undoChange(write, inverse);
