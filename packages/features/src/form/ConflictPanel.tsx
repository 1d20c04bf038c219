import { Button } from '@console/ui/Button';
import { Differences, type Difference } from './Differences.tsx';
import { focusIfLost } from './focusIfLost.ts';
import { changedMeanwhile } from './refusal.ts';
import styles from './Differences.module.css';

/**
 * A ref that focuses the panel. The fields were remounted and lost the focus; when the panel is
 * removed, the submit button gets it.
 */
function takeAndPassFocus(panel: HTMLElement | null) {
  focusIfLost(panel);
  const send = [...(panel?.closest('form')?.elements ?? [])].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
  return () => {
    if (panel?.contains(document.activeElement)) send?.focus();
  };
}

interface ConflictPanelProps {
  conflict: {
    /** The sentence of the server: who changed the record, and when. */
    detail: string;
    takeTheirs: () => void;
    keepMine: () => void;
  };
  /** The fields that both sides changed: theirs at the left, yours at the right. */
  differences: readonly Difference[];
}

/** Asks what to do with the fields that somebody else changed, too. Nothing typed is lost. */
export function ConflictPanel({ conflict, differences }: ConflictPanelProps) {
  return (
    <div ref={takeAndPassFocus} tabIndex={-1} className={styles.panel}>
      <p>{changedMeanwhile(conflict.detail)} What you entered is still here.</p>
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
