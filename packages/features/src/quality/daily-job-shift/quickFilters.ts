import { BIG_DROP } from '@console/api/daily-job-shifts/rules';
import type { FiltersOf } from '../../list/listState.ts';
import type { dailyJobShiftState } from './dailyJobShift.state.ts';

export type ShiftFilters = Partial<FiltersOf<typeof dailyJobShiftState>>;

/** The quick filters. Each of them only sets filters of the list. `name` is the key of its count. */
export const QUICK = [
  { name: 'outages', label: 'Outages', sets: { outages: true } },
  {
    name: 'big_drops',
    label: 'Big drops',
    sets: { percentChange: { to: BIG_DROP.percent }, absoluteChange: { to: BIG_DROP.jobs } },
  },
  { name: 'gone_to_zero', label: 'Gone to zero', sets: { latestJobCount: { from: 0, to: 0 } } },
  { name: 'new', label: 'New', sets: { new: true } },
] as const satisfies readonly { name: string; label: string; sets: ShiftFilters }[];
export type QuickFilter = (typeof QUICK)[number];

type Bounds = { from?: number; to?: number };

const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [{ from, to }, { from: since, to: until }]: [Bounds, Bounds] = [{ ...one }, { ...other }];
  return from === since && to === until;
};

/** Whether a quick filter is active, which means that the list has every value that it sets. */
export const isOn = ({ sets }: Pick<QuickFilter, 'sets'>, filters: ShiftFilters): boolean => {
  const values = new Map<string, unknown>(Object.entries(filters));
  return Object.entries(sets).every(([name, value]) => isSame(values.get(name), value));
};

/** The filters after toggling a quick filter. */
export function toggled(quick: QuickFilter, filters: ShiftFilters): ShiftFilters {
  if (!isOn(quick, filters)) return { ...filters, ...quick.sets };
  const rest = { ...filters };
  let name: keyof ShiftFilters;
  for (name in rest) if (name in quick.sets) delete rest[name];
  return rest;
}
