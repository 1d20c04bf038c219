/**
 * Formats 1234567.8915 as 1,234,567.892: groups of three, at most three decimals, like
 * `Intl.NumberFormat('en-US')`. It does not use Intl, because creating the first formatter of a
 * page takes 20 ms, before the first rows.
 */
export const groupDigits = (number: number): string =>
  String(Math.round(number * 1000) / 1000).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ',');

/** 1234 as 1,234; an en dash where there is none. */
export const formatCount = (count: number | null): string =>
  count === null ? '–' : groupDigits(count);

/** 12.5 as 12.50%; an en dash where there is none. */
export const formatPercent = (share: number | null): string =>
  share === null ? '–' : `${share.toFixed(2)}%`;

/** 1234 as +1,234, −56 for fewer, 0 for none; an en dash where it is not known. */
export const formatChange = (change: number | null): string =>
  change === null || change === 0
    ? formatCount(change)
    : `${change > 0 ? '+' : '−'}${groupDigits(Math.abs(change))}`;
