import { Button } from '@console/ui/Button';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { submitButtonAround } from '@console/ui/Dialog/fieldsIn.ts';
import { Differences, type Difference } from './Differences.tsx';
import { changedMeanwhile } from './refusal.ts';
import styles from './Differences.module.css';

/**
 * A ref that focuses the panel, unless the focus is on an element that can be used. The focus may
 * be lost because the fields were remounted, or it may be on the bar of drafts after Restore. When
 * the panel is removed, the submit button gets the focus.
 */
function takeAndPassFocus(panel: HTMLElement | null) {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.tabIndex < 0) panel?.focus();
  const send = panel && submitButtonAround(panel);
  return () => {
    if (panel?.contains(document.activeElement)) send?.focus();
  };
}

interface ConflictPanelProps {
  conflict: {
    /** The server's sentence about who changed the record, and when. A restored draft has none. */
    detail: string | undefined;
    /** Title and status of the refusal. A restored draft has none. */
    status: string;
    /** When the newest version was saved, in Unix seconds. Null or undefined when that is not known. */
    savedAt: number | null | undefined;
    takeTheirs: () => void;
    keepMine: () => void;
  };
  /** The fields that both sides changed. Their values are on the left, yours on the right. */
  differences: readonly Difference[];
}

const changedAt = (savedAt: number | null | undefined): string =>
  `Changed meanwhile${savedAt ? ` (${formatMinute(savedAt)})` : ''}.`;

/**
 * Asks what to do with the fields that another person has changed, too. Nothing that was typed is
 * lost.
 */
export function ConflictPanel({ conflict, differences }: ConflictPanelProps) {
  const { detail, savedAt, status } = conflict;
  const sentence = detail === undefined ? changedAt(savedAt) : changedMeanwhile(detail);
  return (
    <div ref={takeAndPassFocus} tabIndex={-1} className={styles.panel}>
      <p>
        {sentence} What you entered is still here. {status}
      </p>
      <Differences
        caption="Changed by both"
        versions={['Theirs', 'Yours']}
        differences={differences}
      />
      <div className={styles.ways}>
        <Button size="sm" onClick={conflict.takeTheirs}>
          Take theirs
        </Button>
        <Button size="sm" onClick={conflict.keepMine}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
