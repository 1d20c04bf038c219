import { useOutbox } from '@console/api/reviews/outbox/outbox';
import { keysStore } from '@console/features/keys/keys.store.ts';
import { painted } from '@console/ui/afterPaint.ts';
import { Button } from '@console/ui/Button';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { showError } from '@console/ui/Notices/notices.store.ts';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { announcementText, sendingText } from './outboxText.ts';
import { OutboxTray } from './OutboxTray.tsx';
import { takeBackNewest } from './takeBackNewest.ts';
import styles from './Outbox.module.css';

/**
 * Shows the decisions that the server has not confirmed, at the bottom of the window: those being
 * sent, with Undo for the newest while it is held, and those that were refused. The shell renders
 * it once.
 */
export function Outbox() {
  const { items, waiting, tabOnly } = useOutbox(formatMinute);
  const { singleKeys } = useSnapshot(keysStore);
  const place = useRef<HTMLElement>(null);
  const open = items.filter(({ state }) => state !== 'failed');
  const failed = items.filter(({ state }) => state === 'failed');
  useEffect(() => {
    if (tabOnly)
      showError({ title: 'Storage is full. Decisions not sent yet are kept in this tab only.' });
  }, [tabOnly]);
  /** Moves the focus here after the focused button was removed. */
  const takeFocus = async () => {
    await painted();
    if (document.activeElement === document.body) place.current?.focus();
  };
  const undo = () => {
    takeBackNewest();
    void takeFocus();
  };
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Decisions not saved yet"
      className={styles.place}
    >
      <output className="visually-hidden">
        {announcementText(open.length, waiting, failed.length)}
      </output>
      {open.length > 0 ? (
        <div className={styles.line}>
          <p className={styles.words} dir="auto">
            {sendingText(open, waiting)}
          </p>
          {open.some(({ state }) => state === 'held') ? (
            <Button size="sm" onClick={undo}>
              {singleKeys ? 'Undo (z)' : 'Undo'}
            </Button>
          ) : null}
        </div>
      ) : null}
      {failed.length > 0 ? <OutboxTray items={failed} onEmptied={takeFocus} /> : null}
    </section>
  );
}
