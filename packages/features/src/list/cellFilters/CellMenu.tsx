import { MenuList } from '@console/ui/Menu';
import type { CellFilter } from './cellFilters.ts';

interface CellMenuProps {
  filters: readonly CellFilter[];
  anchor: HTMLElement;
  /** The element that gets the focus back. */
  back: Element | null;
  onChoose: (filter: CellFilter) => void;
  onClose: () => void;
}

/** A menu of the values that the list can be filtered by. */
export function CellMenu({ filters, anchor, back, onChoose, onClose }: CellMenuProps) {
  return (
    <MenuList
      label="Filter by"
      anchor={anchor}
      start="first"
      items={filters.map((filter, index) => ({
        id: `cell-filter-${index}`,
        label: filter.words,
        disabledReason: filter.isOn ? 'The list is filtered by it already.' : undefined,
        onSelect: () => onChoose(filter),
      }))}
      onClose={() => {
        // The anchor is a cell, which takes no focus.
        if (back instanceof HTMLElement) back.focus({ preventScroll: true });
        onClose();
      }}
    />
  );
}
