import { Button } from '@console/ui/Button';
import { Dialog } from '@console/ui/Dialog';

interface ChangeTypeDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
  /** Why the changes cannot be saved first. */
  saveReason?: string;
}

/** Asks what becomes of unsaved changes before the type of the scrape is changed. */
export function ChangeTypeDialog({ onStay, onDiscard, onSave, saveReason }: ChangeTypeDialogProps) {
  return (
    <Dialog
      title="Change the type?"
      onClose={onStay}
      footer={
        <>
          <Button onClick={onStay}>Stay</Button>
          <Button tone="danger" onClick={onDiscard}>
            Discard
          </Button>
          <Button tone="primary" disabledReason={saveReason} onClick={onSave}>
            Save first
          </Button>
        </>
      }
    >
      <p>Your changes have not been saved.</p>
    </Dialog>
  );
}
