import { serverNow } from '@console/api/core/clock';
import type { Collection } from '@console/api/core/hydra/collection';
import type { Read } from '@console/api/core/useRead';
import { isInTable } from '@console/ui/DataTable/isInTable.ts';
import { isDialogOpen } from '@console/ui/Dialog/topDialog.ts';
import { isTyping } from '@console/ui/isTyping.ts';
import { isListHeld } from '@console/ui/ListLayout';
import { useInterval } from '@console/ui/useInterval.ts';
import { useStableFunction } from '@console/ui/useStableFunction.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import type { Companion } from './companion.ts';
import { refreshIntervalStore } from './refreshInterval.store.ts';
import { countRowChanges, withFreshValues } from './rowChanges.ts';

interface Row {
  id: number | string;
}
type Rows = Collection<Row>;

/** A list that changes on the server while it is shown. */
export interface FreshList {
  answer: Read<Rows>;
  /**
   * Data that is polled together with the list. The list does not wait for it. When the poll of a
   * companion fails, its old data stays.
   */
  companions?: readonly Companion[];
  /**
   * Whether rows must not move now. By default, they must not while the pointer or the focus is in
   * the list.
   */
  isHeld?: () => boolean;
}

/** The timeout of a poll, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** The pause before the next poll is at least this many times the duration of the last one. */
const MIN_PAUSE_FACTOR = 10;

const isCellEdited = () => isTyping(document.activeElement) && isInTable(document.activeElement);

/**
 * A browser that says it is offline can be wrong, for example beside a virtual network. It is
 * believed once a poll has failed, which the stamp says.
 */
const mayPoll = ({ failed }: Pick<State, 'failed'>) =>
  document.visibilityState === 'visible' &&
  (navigator.onLine || !failed) &&
  !isDialogOpen() &&
  !isCellEdited();

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The answer took too long.')), TIMEOUT_MS);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

export interface FreshnessState {
  /**
   * When the rows were read, in Unix seconds of the browser's clock. Undefined before the first
   * answer.
   */
  updatedAt: number | undefined;
  /** True when the last poll failed. The rows are then those of `updatedAt`. */
  failed: boolean;
  /** The number of row changes that wait to be shown. */
  waiting: number;
  showWaiting: () => void;
  retry: () => void;
}

type State = Pick<FreshnessState, 'updatedAt' | 'failed' | 'waiting'> & {
  /** The newest answer while its row changes are not shown. */
  behind?: Rows | undefined;
};

function setRead(state: State) {
  state.updatedAt = serverNow();
  state.failed = false;
}

function setUnread(state: State) {
  state.failed = true;
}

function setWaiting(state: State, behind: Rows | undefined, count: number) {
  state.behind = behind && ref(behind);
  state.waiting = count;
}

/**
 * Polls a list at the chosen interval. A failed poll raises no notice. Polling pauses while the
 * page is hidden, the network is down, a dialog is open or a cell is edited. Values are updated in
 * place. Added, removed and moved rows wait while the list is held.
 */
export function useFreshness({
  answer,
  companions = [],
  isHeld = isListHeld,
}: FreshList): FreshnessState {
  const { seconds } = useSnapshot(refreshIntervalStore);
  const [state] = useState(() => proxy<State>({ updatedAt: undefined, failed: false, waiting: 0 }));
  const { updatedAt, failed, waiting } = useSnapshot(state);
  /** Returns the answer of the latest render. An answer to a poll may arrive after that render. */
  const newest = useStableFunction(() => answer);
  /** The number of ordinary reads. When one begins during a poll, the result of the poll is dropped. */
  const reads = useRef(0);
  const lastTook = useRef(0);
  const polling = useRef(false);

  const { data, isValidating, error } = answer;
  useEffect(() => {
    if (isValidating) {
      reads.current += 1;
      setWaiting(state, undefined, 0);
    } else if (data && !error) {
      setRead(state);
    }
  }, [state, data, isValidating, error]);

  const receive = (fresh: Rows) => {
    const now = newest();
    const shown = now.data;
    const count = shown ? countRowChanges(shown.items, fresh.items) : 0;
    if (!shown || count === 0 || !isHeld()) {
      setWaiting(state, undefined, 0);
      now.show(fresh);
    } else {
      setWaiting(state, fresh, count);
      now.show({ ...shown, items: withFreshValues(shown.items, fresh.items) });
    }
    setRead(state);
  };

  const poll = async () => {
    if (polling.current || answer.isValidating) return;
    polling.current = true;
    const startedAt = performance.now();
    const before = reads.current;
    for (const ask of companions)
      inTime(ask()).then(
        (show) => before === reads.current && show(),
        () => undefined,
      );
    try {
      const fresh = await inTime(answer.poll());
      if (before !== reads.current || answer.data !== newest().data) return;
      receive(fresh);
    } catch {
      if (before === reads.current) setUnread(state);
    } finally {
      lastTook.current = performance.now() - startedAt;
      polling.current = false;
    }
  };
  const pollNow = useEffectEvent(poll);
  useEffect(() => {
    if (seconds === 0) return;
    let restedSince = performance.now();
    const timer = setInterval(() => {
      const rest = Math.max(seconds * 1000, MIN_PAUSE_FACTOR * lastTook.current);
      if (performance.now() - restedSince < rest || !mayPoll(state)) return;
      restedSince = Number.POSITIVE_INFINITY;
      void pollNow().finally(() => {
        restedSince = performance.now();
      });
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, state]);

  const showWaiting = () => {
    const { behind } = state;
    if (!behind) return;
    setWaiting(state, undefined, 0);
    answer.show(behind);
  };
  useInterval(
    () => {
      if (!isHeld()) showWaiting();
    },
    waiting === 0 ? undefined : 250,
  );

  return { updatedAt, failed, waiting, showWaiting, retry: () => void poll() };
}
