import { ConfirmDialog } from '@console/ui/ConfirmDialog';

interface DiscardDialogProps {
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before the saved codes and settings replace what was typed. */
export function DiscardDialog({ onDiscard, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard your changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="danger"
      pending={false}
      onConfirm={() => {
        onClose();
        onDiscard();
      }}
      onClose={onClose}
    >
      What you have changed has not been saved, and its draft goes with it.
    </ConfirmDialog>
  );
}
