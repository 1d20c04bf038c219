type Filter<Row> = (row: Row, values: readonly string[]) => boolean;
type Compare = (value: number, bound: number) => boolean;

const numberBounds: Readonly<Record<string, Compare>> = {
  gte: (value, bound) => value >= bound,
  gt: (value, bound) => value > bound,
  lte: (value, bound) => value <= bound,
  lt: (value, bound) => value < bound,
};

const instantBounds: Readonly<Record<string, Compare>> = {
  ...numberBounds,
  after: (value, bound) => value >= bound,
  strictly_after: (value, bound) => value > bound,
  before: (value, bound) => value <= bound,
  strictly_before: (value, bound) => value < bound,
};

const NUMBER = /^\s*[+-]?\d+(\.\d+)?\s*$/;
const INSTANT =
  /^\s*([+-]?\d+(\.\d+)?|\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?)\s*$/i;

/** Unix seconds, from those or from an ISO date; without a zone it is UTC (contract, D20). */
function secondsOf(text: string): number {
  if (NUMBER.test(text)) return Number(text);
  const withTime = text.trim().replace(' ', 'T');
  return (
    Date.parse(
      withTime.length > 10 && !/(Z|[+-]\d\d:?\d\d)$/i.test(withTime) ? `${withTime}Z` : withTime,
    ) / 1000
  );
}

function ranges<Row>(
  bounds: Readonly<Record<string, Compare>>,
  read: (text: string) => number,
  shape: RegExp,
  name: string,
  value: (row: Row) => number | null,
) {
  const names = Object.entries(bounds).map(
    ([bound, compare]) => [`${name}[${bound}]`, compare] as const,
  );
  const filter =
    (compare: Compare): Filter<Row> =>
    (row, values) => {
      const held = value(row);
      return held !== null && values.every((text) => compare(held, read(text)));
    };
  return {
    filters: Object.fromEntries(names.map(([key, compare]) => [key, filter(compare)])),
    shapes: Object.fromEntries(names.map(([key]) => [key, shape])),
  };
}

/**
 * The bounds of a number, as filters of a list and as the shapes of their values (contract, section
 * 2.5). A row without one is in no range.
 */
export const numberRange = <Row>(name: string, value: (row: Row) => number | null) =>
  ranges(numberBounds, Number, NUMBER, name, value);

/** The bounds of an instant. */
export const instantRange = <Row>(name: string, value: (row: Row) => number | null) =>
  ranges(instantBounds, secondsOf, INSTANT, name, value);
