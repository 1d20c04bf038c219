import type { DataTableSort } from '@console/ui/DataTable';

/** Sorts rows by one of their properties. Rows without a value come last. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  { key, direction }: DataTableSort,
): readonly Row[] {
  const keyed = rows.map((row) => ({ row, value: valueOf(row, key) }));
  const sign = direction === 'asc' ? 1 : -1;
  return keyed
    .toSorted(({ value: one }, { value: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
      return sign * String(one).localeCompare(String(other));
    })
    .map(({ row }) => row);
}

function valueOf(row: object, key: string): string | number | null {
  const value: unknown = Object.entries(row).find(([name]) => name === key)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
