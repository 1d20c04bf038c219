import type { View } from '@console/api/views/schema';
import { createRowStore } from '../rowStore.ts';
import { userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';

export const buildView = (
  given: Partial<Omit<View, 'is_default'>> & Pick<View, 'id'>,
): Wire<View> => ({
  list: 'daily-job-shift',
  name: `View ${given.id}`,
  team: false,
  owner: userRefOf('ROLE_ADMIN'),
  state: { query: '', layout: null },
  position: given.id,
  version: 1,
  ...given,
  is_default: false,
  '@id': `/api/views/${given.id}`,
  '@type': 'View',
});

/** Views of an admin, of an analyst and of the team. */
const views: readonly Wire<View>[] = [
  buildView({
    id: 1,
    name: 'Workday drops',
    state: { query: 'ats[]=workday&order=asc', layout: null },
  }),
  buildView({
    id: 2,
    name: 'Big and compact',
    state: {
      query: 'latestJobCount[GTE]=100&pageSize=50',
      layout: { order: [], hidden: ['tags', 'scrape_id'], widths: {}, density: 'compact' },
    },
  }),
  buildView({
    id: 3,
    name: 'Morning round',
    team: true,
    owner: userRefOf('ROLE_DQ_LEAD'),
    state: { query: 'percentChange[LTE]=-50', layout: null },
  }),
  buildView({ id: 4, name: 'Analyst only', owner: userRefOf('ROLE_DQ') }),
];

/** The views of one story or test, and with which of them its lists begin. */
export type ViewStore = ReturnType<typeof createViewStore>;

export function createViewStore(
  rows: readonly Wire<View>[] = views,
  defaults: Readonly<Record<string, number>> = {},
) {
  const store = createRowStore(rows);
  const defaultOf = new Map(Object.entries(defaults));
  const shown = (row: Wire<View>): Wire<View> => ({
    ...row,
    is_default: defaultOf.get(row.list) === row.id,
  });
  return {
    ...store,
    all: (): readonly Wire<View>[] =>
      store
        .all()
        .map(shown)
        .sort((a, b) => Number(a.team) - Number(b.team) || a.position - b.position || a.id - b.id),
    save: (row: Wire<View>): Wire<View> => shown(store.save(row)),
    /** The view with which a list begins. */
    begin(list: string, id: number | null): void {
      if (id === null) defaultOf.delete(list);
      else defaultOf.set(list, id);
    },
  };
}
