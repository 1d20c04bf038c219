import { Button } from '@console/ui/Button';
import styles from './ReviewDialog.module.css';

interface ReviewConflictProps {
  /** What happened, as a sentence. */
  words: string;
  /** The row is being read again. */
  pending: boolean;
  onKeep: () => void;
  onStartOver: () => void;
  onClose: () => void;
}

/**
 * Somebody changed the row while it was decided on: what happened, and the ways on. What was typed
 * stays until the person says otherwise.
 */
export function ReviewConflict({
  words,
  pending,
  onKeep,
  onStartOver,
  onClose,
}: ReviewConflictProps) {
  return (
    <div className={styles.conflict}>
      <p>
        {words} What you entered is still here: keep it and look at the row as it is now, start over
        with an empty form, or close.
      </p>
      <div className={styles.ways}>
        <Button size="sm" pending={pending} onClick={onKeep}>
          Keep my text
        </Button>
        <Button size="sm" pending={pending} onClick={onStartOver}>
          Start over
        </Button>
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
