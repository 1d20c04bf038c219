import { Chips } from '@console/ui/Chips';
import { filterChips, withoutChip, type ChipField, type ChipLabel } from './chips.ts';

interface ListChipsProps<V extends object> {
  list: { filters: V; setFilters: (filters: V) => void };
  fields: readonly ChipField[];
  /** The words for values that only the server can name. */
  labelOf?: ChipLabel;
}

/** The active filters of a list, each with a way to take it away. */
export function ListChips<V extends object>({ list, fields, labelOf }: ListChipsProps<V>) {
  return (
    <Chips
      label="Active filters"
      chips={filterChips(fields, list.filters, labelOf)}
      onRemove={(id) => list.setFilters(withoutChip(fields, list.filters, id))}
    />
  );
}
