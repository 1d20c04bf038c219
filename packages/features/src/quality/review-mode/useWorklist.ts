import type { ListQuery } from '@console/api/core/listQuery';
import type { ReviewCalls } from '@console/api/reviews/kinds';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { ReviewRow } from '../review/reviewKind.ts';
import { needsMore, PAGE_LENGTH, readMore, readUntil, type ReadPage } from './readMore.ts';
import type { ReviewModeProps } from './reviewModeProps.ts';
import { worklistReducer, startWorklist, type Worklist } from './worklist.ts';

/** The most pages that are searched for the row of the address. */
const MAX_PAGES = 10;

type Reading = 'first' | 'idle' | 'more' | 'failed';

interface Start<Row> extends Pick<ReviewModeProps<Row>, 'shown'> {
  /** The row to begin with. When undefined, the worklist begins with the first row of the list. */
  id: number | undefined;
}

const begin = <Row extends ReviewRow>({ id, shown }: Start<Row>): Worklist<Row> =>
  shown?.items.some((row) => row.id === id)
    ? startWorklist(shown.items, shown.total, id)
    : startWorklist<Row>([], 0, undefined);

/**
 * The worklist of review mode: a snapshot of the ids of the list, in the order of the list. It
 * begins with the rows on the screen and reads more when its end is near.
 */
export function useWorklist<Row extends ReviewRow>(
  calls: Pick<ReviewCalls<Row>, 'page'>,
  query: ListQuery,
  { id, shown }: Start<Row>,
) {
  const [worklist, dispatch] = useReducer(worklistReducer<Row>, { id, shown }, begin);
  const [reading, setReading] = useState<Reading>('first');
  const [missing, setMissing] = useState(false);

  const read: ReadPage<Row> = (page) => calls.page({ ...query, page, limit: PAGE_LENGTH });

  const isListed = async () => {
    if (id === undefined) return false;
    const filters = { ...query.filters, 'id[]': id };
    const { items } = await calls.page({ ...query, page: 1, limit: 1, filters });
    return items.some((row) => row.id === id);
  };
  const readFirst = useEffectEvent(async (isOpen: () => boolean) => {
    const isAtHand = worklist.ids.length > 0;
    try {
      let page = await readUntil(id, read, isAtHand ? MAX_PAGES : 1);
      const has = () => page.items.some((row) => row.id === id);
      if (!isAtHand && !has() && !page.last && (await isListed()))
        page = await readUntil(id, read, MAX_PAGES);
      if (!isOpen()) return;
      dispatch({ type: 'snapshot', page });
      if (!isAtHand && id !== undefined) dispatch({ type: 'go', id });
      setMissing(!isAtHand && id !== undefined && !has());
      setReading('idle');
    } catch {
      if (isOpen()) setReading('failed');
    }
  });
  const readOn = useEffectEvent(async (isOpen: () => boolean) => {
    try {
      const page = await readMore(worklist, read);
      if (!isOpen()) return;
      dispatch({ type: 'refill', page });
      setReading('idle');
    } catch {
      if (isOpen()) setReading('failed');
    }
  });

  useEffect(() => {
    if (reading !== 'first' && reading !== 'more') return undefined;
    let isOpen = true;
    void (reading === 'first' ? readFirst : readOn)(() => isOpen);
    return () => {
      isOpen = false;
    };
  }, [reading]);
  if (reading === 'idle' && needsMore(worklist)) setReading('more');

  return {
    worklist,
    dispatch,
    /** The state of the list request. */
    reading,
    /** True when the list does not have the row in the address. */
    missing,
    retry: () => setReading(worklist.complete || worklist.ids.length > 0 ? 'more' : 'first'),
  };
}
