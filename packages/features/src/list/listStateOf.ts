import type { Filter, ListContract } from '@console/api/core/list';
import type { ListQuery } from '@console/api/core/listQuery';
import type { Day } from './days.ts';
import type { ListDefinition } from './listState.ts';
import {
  asInstants,
  asNumbers,
  asUtcTexts,
  asWholeNumbers,
  dayRange,
  flag,
  idList,
  manyOf,
  manyTexts,
  numberRange,
  oneOf,
  recordId,
  text,
  type ParamCodec,
  type Range,
} from './params.ts';

type OptionOf<F> = F extends { addressOptions: readonly (infer Option)[] }
  ? Option
  : F extends { options: readonly (infer Option)[] }
    ? Option
    : never;
type FlagOf<F> = F extends { words: { true: infer Yes; false: infer No } } ? Yes | No : true;

/**
 * The value of a filter in the list state, by the kind of the filter. `fieldOf` has to return the
 * same types.
 */
interface Values<F> {
  id: string;
  prefix: string;
  search: string;
  ids: readonly string[];
  texts: readonly string[];
  choice: OptionOf<F>;
  choices: readonly OptionOf<F>[];
  flag: FlagOf<F>;
  numbers: Range<number>;
  decimals: Range<number>;
  instants: Range<Day>;
  days: Range<Day>;
  day: never;
  number: never;
}

type Filters = Readonly<Record<string, Filter>>;
type AddressOf<F> = F extends { address: infer Address extends string } ? Address : never;
/**
 * The values of the filters by their names in the address. Filters without such a name are left
 * out.
 */
type ValuesOf<All extends Filters> = {
  -readonly [Name in keyof All as AddressOf<All[Name]>]: Values<All[Name]>[All[Name]['kind']];
};

const field = <T>(codec: ParamCodec<T>, wire: (value: T) => ListQuery['filters']) => ({
  codec,
  wire,
});

/** The codec of a filter, and the function that makes its wire parameters. */
function fieldOf(name: string, filter: Filter) {
  const { alsoNamed } = filter;
  const one = (value: string | boolean) => ({ [name]: value });
  const many = (values: readonly string[]) => ({ [`${name}[]`]: values });
  switch (filter.kind) {
    case 'id':
      return field(recordId(), one);
    case 'ids':
      return field(idList({ alsoNamed }), many);
    case 'prefix':
    case 'search':
      return field(text(), one);
    case 'texts':
      return field(manyTexts({ alsoNamed }), many);
    case 'choice':
      return field(oneOf(filter.options), one);
    case 'choices': {
      const options = filter.addressOptions ?? filter.options;
      return filter.comma
        ? field(manyOf(options, { alsoNamed, plainName: true }), (values) => one(values.join(',')))
        : field(manyOf(options, { alsoNamed }), many);
    }
    case 'flag': {
      const { words } = filter;
      return words
        ? field(oneOf([words.true, words.false]), (word) => one(word === words.true))
        : field(flag(), one);
    }
    case 'numbers':
      return field(numberRange(), asWholeNumbers(name));
    case 'decimals':
      return field(numberRange(), asNumbers(name));
    case 'instants':
      return field(dayRange(), asInstants(name));
    case 'days':
      return field(dayRange(), asUtcTexts(name));
    case 'day':
    case 'number':
      throw new Error(`No address has a filter of the kind ${filter.kind}`);
  }
}

type Screen<V extends object, S extends string> = Pick<
  ListDefinition<V, S>,
  'defaultSort' | 'defaultPageSize' | 'searchable' | 'defaultFilters'
>;

/** The name of a sort key in the address. */
type NameOf<Key, Names> = Key extends keyof Names ? Names[Key] & string : Key;

/**
 * The list state for a list definition of the contract. It has the sort keys of the list and each
 * filter that has a name in the address.
 *
 * @param omit sort keys of the list that the screen does not offer
 * @param named maps a sort key to the alias that address and request use for it
 */
export function listStateOf<
  Key extends string,
  All extends Filters,
  const Omitted extends Key = never,
  const Names extends Partial<Record<Key, string>> = Record<never, never>,
>(
  list: ListContract<Key, All>,
  {
    omit = [],
    named,
    ...screen
  }: Screen<ValuesOf<All>, NameOf<Exclude<Key, Omitted>, Names>> & {
    omit?: readonly Omitted[];
    named?: Names;
  },
): ListDefinition<ValuesOf<All>, NameOf<Exclude<Key, Omitted>, Names>> {
  type Name = NameOf<Exclude<Key, Omitted>, Names>;
  const names = new Map(
    list.sortKeys
      .filter((key) => !omit.some((omitted) => omitted === key))
      .map((key) => [key, (named?.[key] ?? key) as Name] as const),
  );
  const aliases = [
    ...Object.entries<Key>(list.sortAliases ?? {}),
    ...list.sortKeys.map((key) => [key, key] as const),
  ].flatMap(([alias, key]) => {
    const name = names.get(key);
    return name === undefined || alias === name ? [] : [[alias, name] as const];
  });
  const fields = Object.entries(list.filters).flatMap(([name, filter]) =>
    filter.address === undefined ? [] : [[filter.address, fieldOf(name, filter)] as const],
  );
  const derived: object = {
    filters: Object.fromEntries(fields.map(([address, { codec }]) => [address, codec])),
    wire: Object.fromEntries(fields.map(([address, { wire }]) => [address, wire])),
  };
  return {
    ...screen,
    sortKeys: [...names.values()],
    sortAliases: Object.fromEntries(aliases),
    // The names and values are those of `ValuesOf`, which TypeScript cannot follow through entries.
    ...(derived as Pick<ListDefinition<ValuesOf<All>, string>, 'filters' | 'wire'>),
  };
}
