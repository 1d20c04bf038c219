import { discard, retry, type OutboxItem } from '@console/api/reviews/outbox/outbox';
import { painted } from '@console/ui/afterPaint.ts';
import { Button } from '@console/ui/Button';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { Dialog } from '@console/ui/Dialog';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useRef, useState } from 'react';
import { failedText, reviewAddress } from './outboxText.ts';
import styles from './Outbox.module.css';

type Failed = Pick<OutboxItem, 'id' | 'title' | 'why' | 'retriable' | 'rowId' | 'tab'>;

interface OutboxTrayProps {
  /** The failed decisions, at least one. */
  items: readonly Failed[];
  /** Called after a decision was removed, which may have been the last one. */
  onEmptied: () => void;
}

/** The number of failed decisions, and a dialog with the reason and the actions for each. */
export function OutboxTray({ items, onEmptied }: OutboxTrayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [discarded, setDiscarded] = useState<Failed>();
  const list = useRef<HTMLUListElement>(null);
  const close = () => setIsOpen(false);
  /**
   * Keeps the focus in the dialog after a decision has left the list. `onEmptied` moves it when
   * none is left.
   */
  const leave = async (left: Promise<void> | void) => {
    await left;
    await painted();
    if (document.activeElement === document.body) list.current?.focus();
    onEmptied();
  };
  return (
    <>
      <Button
        size="sm"
        icon={<TriangleAlert size={16} />}
        expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {failedText(items.length)}
      </Button>
      {isOpen ? (
        <Dialog title="Decisions that were not sent" size="md" onClose={close}>
          <p>What you entered is kept: the review of the row offers it as a draft.</p>
          <ul ref={list} tabIndex={-1} className={styles.list}>
            {items.map((item) => (
              <li key={item.id} className={styles.failed}>
                <h3 dir="auto">{item.title}</h3>
                <p dir="auto">{item.why}</p>
                <div className={styles.ways}>
                  <a href={reviewAddress(item)} onClick={close}>
                    Open the review
                  </a>
                  {item.retriable ? (
                    <Button size="sm" onClick={() => void leave(retry(item.id))}>
                      Try again
                    </Button>
                  ) : null}
                  <Button size="sm" onClick={() => setDiscarded(item)}>
                    Discard
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
      {discarded ? (
        <ConfirmDialog
          title="Discard the decision?"
          confirmLabel="Discard"
          tone="danger"
          pending={false}
          onConfirm={() => {
            setDiscarded(undefined);
            void leave(discard(discarded.id));
          }}
          onClose={() => setDiscarded(undefined)}
        >
          {discarded.title} was not sent, and what you entered will be lost.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
