import type { ListQuery } from '@console/api/core/listQuery';
import { useShiftFacets } from '@console/api/daily-job-shifts/impactClient';
import { useIsPainted } from '@console/ui/afterPaint.ts';
import { Toggles } from '@console/ui/Toggles';
import { isOn, QUICK, toggled, type ShiftFilters } from './quickFilters.ts';

interface QuickFiltersProps {
  list: {
    filters: ShiftFilters;
    query: ListQuery;
    setFilters: (filters: ShiftFilters) => void;
  };
}

/**
 * Buttons that filter the list by the most important kinds of shifts. Each has a count, which loads
 * after the rows.
 */
export function QuickFilters({ list: { filters, query, setFilters } }: QuickFiltersProps) {
  const facets = useShiftFacets(useIsPainted() ? query : undefined).data;
  return (
    <Toggles
      label="Quick filters"
      toggles={QUICK.map((quick) => ({
        name: quick.name,
        label: quick.label,
        count: facets?.[quick.name],
        on: isOn(quick, filters),
      }))}
      onToggle={(name) => {
        const quick = QUICK.find((one) => one.name === name);
        if (quick) setFilters(toggled(quick, filters));
      }}
    />
  );
}
