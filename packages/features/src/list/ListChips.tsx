import { Chips } from '@console/ui/Chips';
import { lazy } from '@console/ui/lazy';
import { DialogButton } from '../form/DialogButton.tsx';
import { filterChips, withoutChip, type ChipField, type ChipLabel } from './chips.ts';

const ActiveFiltersDialog = lazy(() =>
  import('./ActiveFiltersDialog.tsx').then((module) => module.ActiveFiltersDialog),
);

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

/** The button "Show Active Filters" and its dialog. */
export function ShowActiveFilters<V extends object>(props: ActiveFiltersProps<V>) {
  const { chips, onRemove } = chipsOf(props);
  return (
    <DialogButton
      label="Show Active Filters"
      disabledReason={chips.length === 0 ? 'No filters are set.' : undefined}
      preload={ActiveFiltersDialog.preload}
    >
      {(close) => <ActiveFiltersDialog chips={chips} onRemove={onRemove} onClose={close} />}
    </DialogButton>
  );
}
