import type { ApiError } from '@console/api/core/errors';
import { useMe } from '@console/api/me/client';
import { afterPaint } from '@console/ui/afterPaint.ts';
import { useEffect } from 'react';
import type { RecordKind } from './recentRecords.ts';

const load = () => import('./recentRecords.ts');

/**
 * Remembers an opened record as soon as its title is known. Forgets a record that the server does
 * not have.
 */
export function useRecentRecord(
  kind: RecordKind,
  id: number,
  title: string | undefined,
  error: ApiError | undefined,
) {
  const userId = useMe().data?.id;
  const isGone = error?.kind === 'notFound';
  useEffect(() => {
    if (userId === undefined || (title === undefined && !isGone)) return undefined;
    return afterPaint(
      () =>
        void load().then(
          ({ addRecentRecord, removeRecentRecord }) =>
            isGone || title === undefined
              ? removeRecentRecord(userId, { kind, id })
              : addRecentRecord(userId, { kind, id, title }),
          () => undefined,
        ),
    );
  }, [userId, kind, id, title, isGone]);
}
