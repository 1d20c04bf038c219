import { MenuList } from '@console/ui/Menu';
import type { CellFilter } from './cellFilters.ts';

interface CellMenuProps {
  filters: readonly CellFilter[];
  anchor: HTMLElement;
  /** Gets the focus back. */
  back: Element | null;
  onChoose: (filter: CellFilter) => void;
  onClose: () => void;
}

/** The values that the list can be filtered by, to choose one of them. */
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
