import type { ApiError } from '@console/api/core/errors';
import { useMe } from '@console/api/me/client';
import { afterPaint } from '@console/ui/afterPaint.ts';
import { useEffect } from 'react';
import type { RecordKind } from './recentRecords.ts';

const load = () => import('./recentRecords.ts');

/**
 * Once the title of the record is known, puts it in front of the document's and remembers that the
 * record was opened. Forgets a record that the server does not have.
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
    if (title === undefined) return undefined;
    const before = document.title;
    const named = `${title} · ${before}`;
    document.title = named;
    return () => {
      // Unless another page has set its own.
      if (document.title === named) document.title = before;
    };
  }, [title]);
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
