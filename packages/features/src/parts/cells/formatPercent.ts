/** 12.5 as 12.50%; an en dash where there is none. */
export const formatPercent = (share: number | null): string =>
  share === null ? '–' : `${share.toFixed(2)}%`;
