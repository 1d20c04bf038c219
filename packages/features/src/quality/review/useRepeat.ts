import { useMe } from '@console/api/me/client';
import type { Asks } from '@console/api/reviews/rules';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { dayOf } from '../../list/days.ts';
import {
  keepDecision,
  lastDecision,
  lastDecisionStore,
  type LastDecision,
} from './lastDecision.store.ts';
import { REVIEW_LABELS } from './reviewForm.ts';

const FIELDS = ['action', 'reason_code', 'snooze_date', 'note'] as const;

/**
 * The fields of a last decision that its action asks for, without a day that is over.
 *
 * @param today YYYY-MM-DD
 */
export function repeatedFields(
  last: LastDecision,
  asks: Asks,
  today: string,
): Partial<LastDecision> {
  const wanted = {
    action: true,
    reason_code: asks.reasons.length > 0,
    snooze_date: last.snooze_date > today,
    note: true,
  };
  return Object.fromEntries(
    FIELDS.filter((field) => wanted[field] && last[field] !== '').map((field) => [
      field,
      last[field],
    ]),
  );
}

interface RepeatOptions {
  /** Names the tab. */
  tab: string;
  actions: readonly string[];
  asksOf: (action: string) => Asks;
  /** Writes into the form. The action comes first. */
  fill: (fields: Partial<LastDecision>) => void;
}

/**
 * "Repeat last decision": fills in what this person decided last on this tab, but for the job
 * count.
 */
export function useRepeat({ tab, actions, asksOf, fill }: RepeatOptions) {
  const owner = useMe().data?.id ?? 0;
  const last = lastDecision(useSnapshot(lastDecisionStore), owner, tab);
  const [done, setDone] = useState<{ times: number; words: string }>({ times: 0, words: '' });
  const isKnown = last !== null && actions.includes(last.action);
  return {
    /** Why there is nothing to repeat. */
    disabledReason: isKnown ? undefined : 'You have decided nothing on this tab yet.',
    /** What was filled in; empty before. */
    words: done.words,
    /** How often. The editor of the note reads its value once, and is drawn again. */
    times: done.times,
    run() {
      if (!isKnown) return;
      const fields = repeatedFields(last, asksOf(last.action), dayOf(new Date()));
      fill(fields);
      const names = FIELDS.filter((field) => field in fields).map((field) => REVIEW_LABELS[field]);
      setDone(({ times }) => ({
        times: times + 1,
        words: `Filled in: ${names.join(', ')}. The job count is left to you.`,
      }));
    },
    /** Keeps what is sent now. */
    keep: (decision: LastDecision) => keepDecision(owner, tab, decision),
  };
}
export type Repeat = ReturnType<typeof useRepeat>;
