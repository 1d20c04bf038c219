import { filterChips, type ChipField, type ChipLabel } from '../chips.ts';
import { dayOf, spelledDay, type Day } from '../days.ts';
import { readListState, writeListState, type ListDefinition } from '../listState.ts';
import { parseAddress, formatParam, type ParamCodec, type Range } from '../params.ts';

/** The value that a cell gives to a filter. When the filter holds several values, it is one of them. */
type Given<T> = T extends readonly string[] ? string : T;

/** A value of a cell, and the filter that it can be set for. */
export type CellValue<V extends object> = {
  [Name in keyof V & string]-?: {
    name: Name;
    value: Given<NonNullable<V[Name]>>;
    /** The value as the cell shows it. It is needed when the filter has no words for this value. */
    label?: string;
  };
}[keyof V & string];

/**
 * Maps a column id to a function that returns the filter values of a cell. The function returns
 * undefined or null when the cell has none.
 */
export type CellValues<Row, V extends object> = Readonly<
  Record<string, (row: Row) => CellValue<V> | readonly CellValue<V>[] | null | undefined>
>;

/** A value that the list can be filtered by. */
export interface CellFilter {
  /** The filter and the value in words, such as "ATS: Workday". */
  words: string;
  /** True when the list is filtered by this value already. */
  isOn: boolean;
  /** The query string of the list with the filter. */
  address: string;
}

interface Asked {
  /** The address of the list, as a query string. */
  search: string;
  fields: readonly ChipField[];
  labelOf?: ChipLabel;
}

/** The filters that the cells of a list offer. */
export interface CellFilters<Row> {
  /** The filters of one cell, in the order in which the cell shows the values. */
  of(row: Row, column: string, asked: Asked): readonly CellFilter[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The value after a round trip: encoded into the address and decoded again. */
function afterWriting<T>(codec: ParamCodec<T>, name: string, value: T): T | undefined {
  const written = codec.encode(value, name).map(([param, text]) => formatParam(param, text));
  return codec.decode(parseAddress(written.join('&')), name);
}

const valueText = (
  { name, value, label }: { name: string; value: unknown; label?: string },
  { fields, labelOf }: Asked,
): string | undefined => {
  const field = fields.find((one) => one.name === name);
  if (!field) return undefined;
  if (label !== undefined) return `${field.label}: ${label}`;
  const values = { [name]: field.kind === 'manyOf' ? [value] : value };
  const [chip] = filterChips([field], values, labelOf);
  return chip && (chip.fullName ?? chip.label);
};

const isManyOf = (fields: readonly ChipField[], name: string) =>
  fields.some((field) => field.name === name && field.kind === 'manyOf');

/** Wraps one value, several values or none into a list. */
const listOf = <T extends object>(given: T | readonly T[] | null | undefined): readonly T[] =>
  given == null ? [] : 'length' in given ? given : [given];

/**
 * Maps the columns of a list to its filters: `defineCellFilters<Row>()(state, values)`. Naming a
 * filter that the list does not have is a type error. A value is not offered when it does not
 * survive the round trip through the address, such as a tier that is no option or a name that ends
 * with a blank.
 */
export const defineCellFilters =
  <Row>() =>
  <V extends object, S extends string>(
    definition: ListDefinition<V, S>,
    values: CellValues<Row, NoInfer<V>>,
  ): CellFilters<Row> => {
    const offer = (given: CellValue<V>, asked: Asked): readonly CellFilter[] => {
      const { name } = given;
      const words = valueText(given, asked);
      const isMany = isManyOf(asked.fields, name);
      const value: unknown = isMany ? [given.value] : given.value;
      // The codec belongs to the filter of this value, which TypeScript cannot follow through a
      // union.
      const codec = definition.filters[name] as ParamCodec<unknown>;
      if (words === undefined || !isSame(afterWriting(codec, name, value), value)) return [];
      const state = readListState(definition, asked.search);
      const now: unknown = state.filters[name];
      const before: readonly unknown[] = isMany && Array.isArray(now) ? now : [];
      const isOn = isMany ? before.includes(given.value) : isSame(now, value);
      const filters = { ...state.filters, [name]: isMany ? [...before, given.value] : value };
      return [{ words, isOn, address: writeListState({ ...state, filters, page: 1 }, '') }];
    };
    return {
      of(row, column, asked) {
        const given = Object.hasOwn(values, column) ? values[column]?.(row) : undefined;
        return listOf(given).flatMap((value) => offer(value, asked));
      },
    };
  };

/** A range filter for exactly this number. Undefined for null. */
export const exactly = <Name extends string>(name: Name, number: number | null, label?: string) =>
  number === null
    ? undefined
    : { name, value: { from: number, to: number } satisfies Range<number>, label };

/** A day-range filter for the day of an instant (Unix seconds). Undefined for null. */
export function onDayOf<Name extends string>(name: Name, at: number | null) {
  if (at === null) return undefined;
  const day: Day = dayOf(new Date(at * 1000));
  return { name, value: { from: day, to: day }, label: spelledDay(day) };
}

/** One filter value for each tag, labelled with its title. */
export const tagsIn = <Name extends string>(
  name: Name,
  tags: readonly { id: number; title: string }[],
) => tags.map(({ id, title }) => ({ name, value: String(id), label: title }));
