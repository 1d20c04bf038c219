import type { outboxStore, OutboxItem } from '@console/api/reviews/outbox/outbox';
import { Button } from '@console/ui/Button';
import { useSnapshot } from 'valtio';
import { keysStore } from '../../keys/keys.store.ts';
import { sendingWords } from './outboxWords.ts';
import { takeBackNewest } from './takeBackNewest.ts';
import styles from './Outbox.module.css';

interface OutboxLineProps {
  items: readonly Pick<OutboxItem, 'title' | 'state'>[];
  waiting: (typeof outboxStore)['waiting'];
  /** Called after the button was pressed, which is gone then. */
  onUndone: () => void;
}

/** The decisions on their way, and the way to take the newest back while it is held. */
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
        {sendingWords(items, waiting)}
      </p>
      {isHeld ? (
        <Button size="sm" onClick={undo}>
          {singleKeys ? 'Undo (z)' : 'Undo'}
        </Button>
      ) : null}
    </div>
  );
}
