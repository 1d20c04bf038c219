import type { ListQuery } from '@console/api/core/listQuery';
import { endOfDay, startOfDay, toUnixSeconds, type Day } from './days.ts';
import type { Range } from './params.ts';

type Asked = ListQuery['filters'];

/** `name[gte]` and `name[lte]`, both bounds included. */
export const asNumbers =
  (name: string) =>
  ({ from, to }: Range<number>): Asked => ({ [`${name}[gte]`]: from, [`${name}[lte]`]: to });

/** Of whole numbers: a bound between two is the nearer one inside. */
export const asWholeNumbers =
  (name: string) =>
  ({ from, to }: Range<number>): Asked =>
    asNumbers(name)({
      from: from === undefined ? undefined : Math.ceil(from),
      to: to === undefined ? undefined : Math.floor(to),
    });

/**
 * From the first second of a calendar day to the last of another, in the browser's zone, as unix
 * seconds.
 */
export const asInstants =
  (name: string) =>
  ({ from, to }: Range<Day>): Asked => ({
    [`${name}[gte]`]: from === undefined ? undefined : toUnixSeconds(startOfDay(from)),
    [`${name}[lte]`]: to === undefined ? undefined : toUnixSeconds(endOfDay(to)),
  });
