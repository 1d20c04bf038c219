import type { Draft } from '@console/api/core/drafts/drafts';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { formatDay, formatTime } from '@console/ui/DateText/dates.ts';
import { firstFieldAround } from '@console/ui/Dialog/fieldsIn.ts';
import { useEffect, useId, useRef } from 'react';
import styles from './DraftBar.module.css';

/**
 * Formats a day as MM/DD. The year is added when it is not the year of `now`. Both are Unix
 * seconds.
 */
function dayOf(at: number, now: number): string {
  const [day, today] = [formatDay(at), formatDay(now)];
  return day.slice(6) === today.slice(6) ? day.slice(0, 5) : day;
}

const minuteOf = (at: number) => Math.floor(at / 60);

/**
 * Names a draft: "Unsaved draft from 14:32, based on the version of 05/03". The day is added before
 * the time when it is not the day of `now`. The seconds are added when another of the `drafts` was
 * saved in the same minute. Times are Unix seconds.
 */
export function draftLabel(
  draft: Pick<Draft, 'savedAt' | 'base'>,
  drafts: readonly Pick<Draft, 'savedAt'>[] = [draft],
  now = Math.floor(Date.now() / 1000),
): string {
  const { savedAt, base } = draft;
  const day = formatDay(savedAt) === formatDay(now) ? '' : `${dayOf(savedAt, now)} `;
  const isAlone = drafts.filter((one) => minuteOf(one.savedAt) === minuteOf(savedAt)).length < 2;
  const seconds = isAlone ? '' : `:${String(savedAt % 60).padStart(2, '0')}`;
  const version = base === null ? '' : `, based on the version of ${dayOf(base, now)}`;
  return `Unsaved draft from ${day}${formatTime(savedAt)}${seconds}${version}`;
}

interface DraftBarProps<T> {
  /** The drafts that are offered, newest first. Without drafts the bar is empty. */
  drafts: readonly Draft<T>[];
  onRestore: (draft: Draft<T>) => void;
  onDiscard: (draft: Draft<T>) => void;
  /** Absent when the record cannot show the draft beside the saved version. */
  onCompare?: (draft: Draft<T>) => void;
  /** Why a draft cannot be restored now. */
  restoreReason?: (draft: Draft<T>) => string | undefined;
}

/** Offers the unsaved drafts of a record, one in each line. */
export function DraftBar<T>({
  drafts,
  onRestore,
  onDiscard,
  onCompare,
  restoreReason,
}: DraftBarProps<T>) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const end = (act: (draft: Draft<T>) => void, draft: Draft<T>) => () => {
    // The line disappears with the button that has the focus, so the bar takes the focus first.
    bar.current?.focus();
    act(draft);
  };
  // When the bar is empty, it passes the focus to the first field of its form.
  useEffect(() => {
    if (bar.current?.matches(':focus:empty')) firstFieldAround(bar.current)?.focus();
  }, [drafts.length]);
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar}>
      {drafts.length > 0 && (
        <Banner tone="info">
          <ul className={styles.drafts}>
            {drafts.map((draft) => (
              <li key={draft.id} className={styles.draft}>
                <span id={`${id}-${draft.id}`}>{draftLabel(draft, drafts)}</span>
                <fieldset className={styles.buttons} aria-labelledby={`${id}-${draft.id}`}>
                  <Button
                    size="sm"
                    disabledReason={restoreReason?.(draft)}
                    onClick={end(onRestore, draft)}
                  >
                    Restore
                  </Button>
                  {onCompare && (
                    <Button size="sm" onClick={() => onCompare(draft)}>
                      Compare
                    </Button>
                  )}
                  <Button size="sm" onClick={end(onDiscard, draft)}>
                    Discard
                  </Button>
                </fieldset>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
