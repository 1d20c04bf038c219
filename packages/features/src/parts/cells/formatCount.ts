// One formatter for all cells: making one costs more than a hundred uses of it.
const format = new Intl.NumberFormat('en-US');

/** 1234 as 1,234; an en dash where there is none. */
export const formatCount = (count: number | null): string => (count === null ? '–' : format.format(count));
