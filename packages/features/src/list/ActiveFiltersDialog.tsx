import { Button } from '@console/ui/Button';
import { Chips } from '@console/ui/Chips';
import { Dialog } from '@console/ui/Dialog';
import type { FilterChip } from './chips.ts';

interface ActiveFiltersDialogProps {
  chips: readonly FilterChip[];
  onRemove: (id: string) => void;
  onClose: () => void;
}

/** Lists the active filters, each with a button that removes it. */
export function ActiveFiltersDialog({ chips, onRemove, onClose }: ActiveFiltersDialogProps) {
  return (
    <Dialog
      title="Active Filters"
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {/* When the last chip is removed, this sentence gets the focus. */}
      {chips.length === 0 ? (
        <p tabIndex={-1} ref={(sentence) => sentence?.focus()}>
          No filters are set.
        </p>
      ) : (
        <Chips label="Filters that are set" chips={chips} onRemove={onRemove} />
      )}
    </Dialog>
  );
}
