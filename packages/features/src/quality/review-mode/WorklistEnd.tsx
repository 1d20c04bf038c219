import { Button } from '@console/ui/Button';
import { EmptyState } from '@console/ui/EmptyState';
import { countOf, lengthOf, type Worklist } from './worklist.ts';
import styles from './ReviewMode.module.css';

interface WorklistEndProps {
  worklist: Worklist<unknown>;
  /** True while rows of the list are being read. */
  isReading: boolean;
  /** How many reviews of the worklist were refused. */
  failed: number;
  onAgain: () => void;
  onFailed: () => void;
  onLeave: () => void;
}

/** What is shown at the end of the worklist, in place of a row. It offers the possible next steps. */
export function WorklistEnd({
  worklist,
  isReading,
  failed,
  onAgain,
  onFailed,
  onLeave,
}: WorklistEndProps) {
  const skipped = countOf(worklist, 'skipped');
  const length = lengthOf(worklist);
  if (isReading) return <p className={styles.reading}>Reading the rows of the list...</p>;
  const words =
    length === 0
      ? 'There is nothing to review in this list.'
      : `All ${length} are done, ${skipped} skipped.`;
  return (
    <EmptyState
      title={words}
      action={
        <div className={styles.ways}>
          {skipped > 0 && <Button onClick={onAgain}>Go through the skipped ones</Button>}
          {failed > 0 && <Button onClick={onFailed}>Show what was not sent</Button>}
          <Button tone="primary" onClick={onLeave}>
            Leave
          </Button>
        </div>
      }
    >
      {failed > 0 ? `${failed} could not be sent.` : undefined}
    </EmptyState>
  );
}
