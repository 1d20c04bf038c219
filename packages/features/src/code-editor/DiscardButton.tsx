import { Button } from '@console/ui/Button';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { useState } from 'react';

interface DiscardButtonProps {
  /** Why there is nothing to discard. */
  disabledReason?: string;
  onDiscard: () => void;
}

/** Goes back to the saved codes and settings, after a question. The draft goes with the changes. */
export function DiscardButton({ disabledReason, onDiscard }: DiscardButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button disabledReason={disabledReason} onClick={() => setAsking(true)}>
        Discard Changes
      </Button>
      {asking ? (
        <ConfirmDialog
          title="Discard your changes?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          tone="danger"
          pending={false}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onClose={() => setAsking(false)}
        >
          What you have changed has not been saved, and its draft goes with it.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
