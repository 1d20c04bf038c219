import { Button } from '@console/ui/Button';
import { Chips } from '@console/ui/Chips';
import { lazy } from '@console/ui/lazy';
import { Suspense, useState } from 'react';
import { filterChips, withoutChip, type ChipField, type ChipLabel } from './chips.ts';

const loadDialog = () => import('./ActiveFiltersDialog.tsx');
const ActiveFiltersDialog = lazy(() => loadDialog().then((module) => module.ActiveFiltersDialog));
const preload = () => void loadDialog().catch(() => undefined);

interface ActiveFiltersProps<V extends object> {
  list: { filters: V; setFilters: (filters: V) => void };
  fields: readonly ChipField[];
  /** The words on chips for values that only the server can name. */
  labelOf?: ChipLabel;
}

const chipsOf = <V extends object>({ list, fields, labelOf }: ActiveFiltersProps<V>) => ({
  chips: filterChips(fields, list.filters, labelOf),
  onRemove: (id: string) => list.setFilters(withoutChip(fields, list.filters, id)),
});

/** The active filters of a list, each with a button that removes it. */
export function ListChips<V extends object>(props: ActiveFiltersProps<V>) {
  return <Chips label="Active filters" {...chipsOf(props)} />;
}

/** The button "Show Active Filters" and its dialog. The chunk of the dialog is preloaded on intent. */
export function ShowActiveFilters<V extends object>(props: ActiveFiltersProps<V>) {
  const [open, setOpen] = useState(false);
  const { chips, onRemove } = chipsOf(props);
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
          <ActiveFiltersDialog chips={chips} onRemove={onRemove} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
