/**
 * Formats 1234567.8915 as 1,234,567.892: groups of three, at most three decimals, like
 * `Intl.NumberFormat('en-US')`. It does not use Intl, because creating the first formatter of a
 * page takes 20 ms, which would delay the first rows.
 */
export const groupDigits = (number: number): string =>
  String(Math.round(number * 1000) / 1000).replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ',');

/**
 * Rewrites a number that was copied from the console or from a spreadsheet, such as −1,234.50%, to
 * -1234.50. Any other text is only trimmed.
 */
export const plainNumber = (text: string): string => {
  const plain = text
    .trim()
    .replace(/^\u2212/, '-')
    .replace(/^\+(?=\d)/, '')
    .replace(/(?<=\d)%$/, '');
  return /^-?\d{1,3}([,\u00A0\u202F]\d{3})+(\.\d+)?$/.test(plain)
    ? plain.replaceAll(/[,\u00A0\u202F]/g, '')
    : plain;
};

/** Formats 1234 as 1,234, and null as an en dash. */
export const formatCount = (count: number | null): string =>
  count === null ? '–' : groupDigits(count);

/** Formats 12.5 as 12.50%, and null as an en dash. */
export const formatPercent = (share: number | null): string =>
  share === null ? '–' : `${share.toFixed(2)}%`;

/** Formats 12.5 as +12.50%, -0.93 as −0.93%, and 0 as 0.00%. */
export const formatPercentChange = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : ''}${formatPercent(Math.abs(change))}`;

/** Formats 1234 as +1,234, -56 as −56, 0 as 0, and null as an en dash. */
export const formatChange = (change: number | null): string =>
  change === null || change === 0
    ? formatCount(change)
    : `${change > 0 ? '+' : '−'}${groupDigits(Math.abs(change))}`;
