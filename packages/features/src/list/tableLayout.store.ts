import { localStore } from '@console/api/core/storage';
import { MAX_WIDTH, MIN_WIDTH } from '@console/ui/DataTable/columnWidths.ts';
import { DEFAULT_LAYOUT, isDefault, type TableLayout } from '@console/ui/DataTable/tableLayout.ts';
import * as v from 'valibot';
import { proxy, ref } from 'valtio';

const ids = v.fallback(v.array(v.string()), []);

/**
 * A stored layout may be damaged or come from another version of the console. An invalid part is
 * replaced by its default.
 */
export const layoutSchema = v.object({
  order: ids,
  hidden: ids,
  widths: v.fallback(
    v.record(v.string(), v.pipe(v.number(), v.minValue(MIN_WIDTH), v.maxValue(MAX_WIDTH))),
    {},
  ),
});

const keyOf = (table: string) => `table:${table}` as const;

function readLayout(table: string): TableLayout {
  try {
    return v.parse(layoutSchema, JSON.parse(localStore().getItem(keyOf(table)) ?? '{}'));
  } catch {
    return DEFAULT_LAYOUT; // There is no storage, no JSON or no layout.
  }
}

const open = (table: string) => proxy({ layout: ref(readLayout(table)) });
const stores = new Map<string, ReturnType<typeof open>>();

/**
 * The layout of a table in this browser. There is one store for each table, and it is read when the
 * table is shown for the first time.
 */
export function tableLayoutStore(table: string): ReturnType<typeof open> {
  const store = stores.get(table) ?? open(table);
  stores.set(table, store);
  return store;
}

export function setTableLayout(table: string, layout: TableLayout): void {
  tableLayoutStore(table).layout = ref(layout);
  try {
    if (isDefault(layout)) localStore().removeItem(keyOf(table));
    else localStore().setItem(keyOf(table), JSON.stringify(layout));
  } catch {
    // Storage is full or blocked: the layout lasts until the page is closed.
  }
}
