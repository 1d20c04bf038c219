import { useMe } from '@console/api/me/client';
import type { Asks } from '@console/api/reviews/rules';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { dayOf } from '../../list/days.ts';
import { templatesStore } from '../templates/templates.store.ts';
import type { TemplateFacts } from '../templates/templates.ts';
import {
  keepDecision,
  lastDecision,
  lastDecisionStore,
  type LastDecision,
} from './lastDecision.store.ts';
import { fromKeptNote, toKeptNote } from './repeatedNote.ts';
import { REVIEW_LABELS, type ReviewValues } from './reviewForm.ts';

const FIELDS = ['action', 'reason_code', 'snooze_date', 'note'] as const;
type Repeated = Partial<Pick<ReviewValues, (typeof FIELDS)[number]>>;

/**
 * The fields of the last decision that can be filled in again. Reason and day are left out when the
 * action asks for none, a day also when it is not after today, and a note when it was typed by hand
 * and says what is true of the former row alone.
 *
 * @param facts the values of the row that is decided now
 * @param today the present day, as YYYY-MM-DD
 */
export function repeatedFields(
  last: LastDecision,
  asks: Asks,
  facts: TemplateFacts,
  today: string,
): Repeated {
  const values = {
    action: last.action,
    reason_code: asks.reasons.length > 0 ? last.reason_code : '',
    snooze_date: asks.snoozeDate && last.snooze_date > today ? last.snooze_date : '',
    note: fromKeptNote(last.note, last.facts, facts) ?? '',
  };
  return Object.fromEntries(
    FIELDS.filter((field) => values[field] !== '').map((field) => [field, values[field]]),
  );
}

interface RepeatOptions {
  /** The name of the tab in the storage key. */
  tab: string;
  actions: readonly string[];
  asksOf: (action: string) => Asks;
  /** The values of the row. */
  facts: TemplateFacts;
  /** Writes the fields into the form. It sets the action first, because that resets other fields. */
  fill: (fields: Repeated) => void;
}

/**
 * "Repeat last decision" fills in what this person decided last on this tab. The job count is left
 * out.
 */
export function useRepeat({ tab, actions, asksOf, facts, fill }: RepeatOptions) {
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
      const fields = repeatedFields(last, asksOf(last.action), facts, dayOf(new Date()));
      fill(fields);
      const names = FIELDS.filter((field) => field in fields).map((field) => REVIEW_LABELS[field]);
      const leftOut =
        last.note === '' || 'note' in fields
          ? ''
          : ` The note is left to you, too: it was typed for ${last.facts.entity ?? 'another row'}.`;
      setDone(({ times }) => ({
        times: times + 1,
        words: `Filled in: ${names.join(', ')}. The job count is left to you.${leftOut}`,
      }));
    },
    /** Remembers the decision that is being sent. */
    keep({ action, reason_code, snooze_date, note, job_count }: ReviewValues) {
      const of = { ...facts, count: job_count };
      const kept = toKeptNote(note, templatesStore(owner).all, of);
      keepDecision(owner, tab, { action, reason_code, snooze_date, note: kept, facts: of });
    },
  };
}
export type Repeat = ReturnType<typeof useRepeat>;
