import { groupDigits } from './numbers.ts';

/** A number with its noun: "1 job", "1,234 jobs", "2 entities". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${groupDigits(count)} ${count === 1 ? one : many}`;
