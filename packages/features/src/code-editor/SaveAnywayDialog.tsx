import { ConfirmDialog } from '@console/ui/ConfirmDialog';

interface SaveAnywayDialogProps {
  /** How many problems the code has. */
  problems: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before code with problems is saved. */
export function SaveAnywayDialog({ problems, onConfirm, onClose }: SaveAnywayDialogProps) {
  return (
    <ConfirmDialog
      title="Save code with problems?"
      confirmLabel="Save anyway"
      pending={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {problems === 1
        ? '1 problem was found. Save anyway?'
        : `${problems} problems were found. Save anyway?`}
    </ConfirmDialog>
  );
}
