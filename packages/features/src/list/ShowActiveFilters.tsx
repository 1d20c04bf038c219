import { Button } from '@console/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { filterChips, withoutChip, type ChipField, type ChipLabel } from './chips.ts';

const loadDialog = () => import('./ActiveFiltersDialog.tsx');
const ActiveFiltersDialog = lazy(() =>
  loadDialog().then((module) => ({ default: module.ActiveFiltersDialog })),
);
const preload = () => void loadDialog().catch(() => undefined);

interface ShowActiveFiltersProps<V extends object> {
  list: { filters: V; setFilters: (filters: V) => void };
  fields: readonly ChipField[];
  /** The words for values that only the server can name. */
  labelOf?: ChipLabel;
}

/**
 * "Show Active Filters" and its dialog, whose script is fetched when the pointer or the focus
 * arrives (B-AMB-012).
 */
export function ShowActiveFilters<V extends object>({
  list,
  fields,
  labelOf,
}: ShowActiveFiltersProps<V>) {
  const [open, setOpen] = useState(false);
  const chips = filterChips(fields, list.filters, labelOf);
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Button
          disabledReason={chips.length === 0 ? 'No filters are set.' : undefined}
          onClick={() => setOpen(true)}
        >
          Show Active Filters
        </Button>
      </span>
      {open && (
        <Suspense>
          <ActiveFiltersDialog
            chips={chips}
            onRemove={(id) => list.setFilters(withoutChip(fields, list.filters, id))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
