import type { outboxStore, OutboxItem } from '@console/api/reviews/outbox/outbox';
import { Button } from '@console/ui/Button';
import { useSnapshot } from 'valtio';
import { keysStore } from '../../keys/keys.store.ts';
import { sendingText } from './outboxText.ts';
import { takeBackNewest } from './takeBackNewest.ts';
import styles from './Outbox.module.css';

interface OutboxLineProps {
  items: readonly Pick<OutboxItem, 'title' | 'state'>[];
  waiting: (typeof outboxStore)['waiting'];
  /** Called after Undo was pressed. The button is removed by then. */
  onUndone: () => void;
}

/** The decisions that are being sent, with Undo for the newest while it is still held. */
export function OutboxLine({ items, waiting, onUndone }: OutboxLineProps) {
  const { singleKeys } = useSnapshot(keysStore);
  const isHeld = items.some(({ state }) => state === 'held');
  const undo = () => {
    takeBackNewest();
    onUndone();
  };
  return (
    <div className={styles.line}>
      <p className={styles.words} dir="auto">
        {sendingText(items, waiting)}
      </p>
      {isHeld ? (
        <Button size="sm" onClick={undo}>
          {singleKeys ? 'Undo (z)' : 'Undo'}
        </Button>
      ) : null}
    </div>
  );
}
