/** One query parameter of a list, on the wire and in the address of the screen that shows the list. */
export type Filter = FilterKind & {
  /**
   * The name in the address of a screen, without brackets. It is absent when no screen has this
   * filter.
   */
  address?: string;
  /** Another name that the address may use. */
  alsoNamed?: string;
  /** The dotted paths of the compared values in a row. The default is the name of the parameter. */
  properties?: readonly string[];
};

type FilterKind =
  /** Matches a part of a text. `ids` are dotted paths of ids that a search of digits also matches. */
  | { kind: 'search'; ids?: readonly string[] }
  /** Matches the beginning of a text. */
  | { kind: 'prefix' }
  /** Matches any of several texts. */
  | { kind: 'texts' }
  /**
   * Matches true or false. `words` is their spelling in the address. With `empty`, the filter is
   * true for rows without a value at this path.
   */
  | { kind: 'flag'; words?: { true: string; false: string }; empty?: string }
  /** Matches one whole number. */
  | { kind: 'number' }
  /** Takes `name[gte]` and `name[lte]` as whole numbers. */
  | { kind: 'numbers' }
  /** Takes `name[gte]` and `name[lte]` as decimals. */
  | { kind: 'decimals' }
  /** Takes `name[gte]` and `name[lte]` in Unix seconds. In an address they are days. */
  | { kind: 'instants' }
  /** Takes the bounds of `instants` as `name[after]` and `name[before]`. */
  | { kind: 'days' }
  /** Matches one calendar day, `YYYY-MM-DD`. No screen has it in its address. */
  | { kind: 'day' }
  /** Matches one or several ids or IRIs of the collection `of`. */
  | { kind: 'id' | 'ids'; of: string }
  /** Matches exactly one of the options. */
  | { kind: 'choice'; options: readonly string[] }
  /**
   * Matches any of the options. With `comma`, the wire has one comma-separated parameter, and the
   * address repeats the plain name. `addressOptions` are the options that the address may use; by
   * default they are all.
   */
  | {
      kind: 'choices';
      options: readonly string[];
      addressOptions?: readonly string[];
      comma?: true;
    };

export type SortDirection = 'asc' | 'desc';
export type SortTerm<Key extends string = string> = { key: Key; direction: SortDirection };

/**
 * A list definition: sort keys, filters and default order. It is plain data, because the server,
 * the screens and the build of the boot script all derive from it.
 */
export type ListContract<
  Key extends string = string,
  Filters extends Readonly<Record<string, Filter>> = Readonly<Record<string, Filter>>,
> = {
  /** The class of the members. */
  type: string;
  /** The path below the API's base. `{id}` stands for the owner of the list. */
  path: `/${string}`;
  /** The keys of `order[key]`. In the address of a screen they are the values of `orderBy`. */
  sortKeys: readonly Key[];
  /** Other spellings of sort keys. */
  sortAliases?: Readonly<Record<string, NoInfer<Key>>>;
  /** The path in a row to the value of a sort key, if it is not the key itself. */
  sortProperties?: Readonly<Partial<Record<NoInfer<Key>, string>>>;
  /** Sort keys that stand for several others, which all take its direction. */
  sortGroups?: Readonly<Partial<Record<NoInfer<Key>, readonly NoInfer<Key>[]>>>;
  /** The order of an answer without `order[...]`. */
  order: readonly SortTerm<NoInfer<Key>>[];
  /** The filters by their wire names. The name of a parameter that takes a list ends in `[]`. */
  filters: Filters;
  /** Whether all rows can be read at once: with `pagination=false`, or without `page` and `limit`. */
  unpaged?: 'onRequest' | 'byDefault';
};

/** Keeps the literal types of a list. */
/* @__NO_SIDE_EFFECTS__ */
export const defineList = <
  const Key extends string,
  const Filters extends Readonly<Record<string, Filter>>,
>(
  list: ListContract<Key, Filters>,
): ListContract<Key, Filters> => list;

export type SortKeyOf<List> = List extends ListContract<infer Key, infer _Filters> ? Key : never;
export type FilterNameOf<List> =
  List extends ListContract<infer _Key, infer Filters> ? keyof Filters & string : never;

const BOUNDS: readonly Filter['kind'][] = ['numbers', 'decimals', 'instants'];
const MANY: readonly Filter['kind'][] = ['ids', 'texts', 'choices'];

/** The query parameters of a filter. */
export function parameterNames(name: string, { kind }: Pick<Filter, 'kind'>): readonly string[] {
  if (kind === 'days') return [`${name}[after]`, `${name}[before]`];
  if (BOUNDS.includes(kind)) return [`${name}[gte]`, `${name}[lte]`];
  return [MANY.includes(kind) ? `${name}[]` : name];
}
