import { asApiError, type ApiError } from '../core/errors.ts';
import type { Collection } from '../core/hydra/collection.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { BULK_MAX } from './rules.ts';

/** The largest number of requests that wait for their answers at the same time. */
const MAX_CONCURRENT = 4;

/** The result for one item. `left` means that it was not sent, or that the session had ended. */
export type BulkOutcome<Saved> =
  | { kind: 'done'; saved: Saved }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'left' };

export interface BulkRun<Saved> {
  /** Ends the sending. The requests that were sent are waited for. */
  stop: () => void;
  /** Resolves with the outcomes in the order of the items. It never rejects. */
  ended: Promise<readonly BulkOutcome<Saved>[]>;
}

/**
 * Sends one request for each item, in their order and four at a time. When one item is refused, the
 * others are sent all the same. When the session ends or the network is lost, nothing more is sent,
 * because no further request can succeed.
 *
 * @param onSettled is called for each item that was sent, when its answer has come
 */
export function startBulk<Item, Saved>(
  items: readonly Item[],
  send: (item: Item) => Promise<Saved>,
  onSettled: (outcome: BulkOutcome<Saved>, item: Item) => void = () => undefined,
): BulkRun<Saved> {
  const outcomes = items.map((): BulkOutcome<Saved> => ({ kind: 'left' }));
  let isStopped = false;
  const waiting = items.entries();

  const outcomeOf = async (item: Item): Promise<BulkOutcome<Saved>> => {
    try {
      return { kind: 'done', saved: await send(item) };
    } catch (failure) {
      const error = asApiError(failure);
      if (error.kind === 'unauthorized' || error.kind === 'offline') isStopped = true;
      return error.kind === 'unauthorized' ? { kind: 'left' } : { kind: 'failed', error };
    }
  };

  const sendOn = async (): Promise<void> => {
    if (isStopped) return;
    const { done, value } = waiting.next();
    if (done) return;
    const [index, item] = value;
    const outcome = await outcomeOf(item);
    outcomes[index] = outcome;
    onSettled(outcome, item);
    await sendOn();
  };

  return {
    stop: () => {
      isStopped = true;
    },
    ended: Promise.all(Array.from({ length: MAX_CONCURRENT }, sendOn)).then(() => outcomes),
  };
}

/** Reads one page of a list. */
export type LoadRows<Row> = (query: ListQuery) => Promise<Collection<Row>>;

/**
 * Reads the first rows that match a query, in its order, but not more than `BULK_MAX`. `total` is
 * the number of all rows that match.
 */
export async function matchingRows<Row>(
  load: LoadRows<Row>,
  query: ListQuery,
): Promise<{ items: readonly Row[]; total: number }> {
  const { items, total } = await load({ ...query, page: 1, limit: BULK_MAX });
  return { items: items.slice(0, BULK_MAX), total };
}

/** Reads those of the given rows that the list of a query still has, as they are now. */
export const presentRows = async <Row extends { id: number }>(
  load: LoadRows<Row>,
  query: ListQuery,
  ids: readonly number[],
): Promise<readonly Row[]> =>
  ids.length === 0
    ? []
    : (
        await load({
          ...query,
          page: 1,
          limit: ids.length,
          filters: { ...query.filters, 'id[]': ids },
        })
      ).items.filter(({ id }) => ids.includes(id));
