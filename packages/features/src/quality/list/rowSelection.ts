import { BULK_MAX } from '@console/api/reviews/rules';
import type { RowSelection } from '@console/ui/DataTable';
import { withCheckBoxes } from '@console/ui/DataTable/ChooseRows';
import { useState } from 'react';

/** The part of a row that its check box needs. */
export interface SelectableRow {
  id: number;
  entity: { company_name: string };
  scrape?: { name: string } | null;
}

interface Selected<Row> {
  /** The selected rows with their latest known values, in the order of selection. */
  readonly rows: ReadonlyMap<number, Row>;
  /** A message about a change of the selection that no check box caused. */
  readonly said?: string;
}

/** The selection of one list across its pages: at most `BULK_MAX` rows. */
export interface SelectedRows<Row extends SelectableRow> extends RowSelection<Row> {
  read: () => Selected<Row>;
  /** Replaces the selection. */
  set: (rows: Iterable<Row>, said?: string) => void;
}

/** @param said the message in the bar until the selection changes */
export function createRowSelection<Row extends SelectableRow>(said?: string): SelectedRows<Row> {
  let selected: Selected<Row> = { rows: new Map(), said };
  const listeners = new Set<() => void>();
  const set = (rows: Iterable<Row>, words?: string) => {
    selected = { rows: new Map([...rows].map((row) => [row.id, row])), said: words };
    for (const changed of listeners) changed();
  };
  const selection = withCheckBoxes<Row>({
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    has: (id) => selected.rows.has(Number(id)),
    change(rows, isSelected) {
      const next = new Map(selected.rows);
      for (const row of rows) {
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      }
      const kept = [...next.values()].slice(0, BULK_MAX);
      set(kept, next.size > BULK_MAX ? `At most ${BULK_MAX} rows can be selected.` : undefined);
    },
    rowLabel: ({ entity, scrape }) =>
      `Select ${scrape ? `${entity.company_name}, ${scrape.name}` : entity.company_name}`,
  });
  return { ...selection, read: () => selected, set };
}

export const rowsText = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

/**
 * The selection of a list. It stays when the page or the order changes and when the list is read
 * again. With a new search or filter, an empty selection begins, with a message that the former one
 * has ended.
 *
 * @param filter the present search and filters as text
 */
export function useRowSelection<Row extends SelectableRow>(filter: string): SelectedRows<Row> {
  const [kept, setKept] = useState(() => ({ filter, selection: createRowSelection<Row>() }));
  if (kept.filter === filter) return kept.selection;
  const count = kept.selection.read().rows.size;
  const said =
    count === 0
      ? undefined
      : `The filter has changed: ${rowsText(count)} ${count === 1 ? 'is' : 'are'} no longer selected.`;
  const next = { filter, selection: createRowSelection<Row>(said) };
  setKept(next);
  return next.selection;
}
