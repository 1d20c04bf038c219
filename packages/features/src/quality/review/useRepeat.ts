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
 * The fields of the last decision that can be filled in again. The reason is left out when the
 * action asks for none, and the day is left out when it is not after today.
 *
 * @param today the present day, as YYYY-MM-DD
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
  /** The name of the tab in the storage key. */
  tab: string;
  actions: readonly string[];
  asksOf: (action: string) => Asks;
  /** Writes the fields into the form. It sets the action first, because that resets other fields. */
  fill: (fields: Partial<LastDecision>) => void;
}

/**
 * "Repeat last decision" fills in what this person decided last on this tab. The job count is left
 * out.
 */
export function useRepeat({ tab, actions, asksOf, fill }: RepeatOptions) {
  const owner = useMe().data?.id ?? 0;
  const last = lastDecision(useSnapshot(lastDecisionStore), owner, tab);
  const [done, setDone] = useState<{ times: number; words: string }>({ times: 0, words: '' });
  const isKnown = last !== null && actions.includes(last.action);
  return {
    /** Why the last decision cannot be repeated. */
    disabledReason: isKnown ? undefined : 'You have decided nothing on this tab yet.',
    /** Words that say what was filled in; empty before that. */
    words: done.words,
    /**
     * The number of times that the decision was repeated. The editor of the note reads its value
     * only once, so it is remounted with this key.
     */
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
    /** Remembers the decision that is being sent. */
    keep: (decision: LastDecision) => keepDecision(owner, tab, decision),
  };
}
export type Repeat = ReturnType<typeof useRepeat>;
