/** One query parameter of a list, on the wire and in the address of the screen that shows the list. */
export type Filter = FilterKind & {
  /** The name in the address of a screen, without brackets. Absent when no screen has this filter. */
  address?: string;
  /** Another name that the address may use. */
  alsoNamed?: string;
  /** The dotted paths of the compared values in a row. By default the name of the parameter. */
  properties?: readonly string[];
};

type FilterKind =
  /** Part of a text. `ids` are dotted paths of ids that a search of digits also matches. */
  | { kind: 'search'; ids?: readonly string[] }
  /** The beginning of a text. */
  | { kind: 'prefix' }
  /** Any of several texts. */
  | { kind: 'texts' }
  /**
   * True or false. `words`: their spelling in the address. `empty`: the filter is true for rows
   * without a value at this path.
   */
  | { kind: 'flag'; words?: { true: string; false: string }; empty?: string }
  /** One whole number. */
  | { kind: 'number' }
  /** `name[gte]` and `name[lte]` of whole numbers. */
  | { kind: 'numbers' }
  /** `name[gte]` and `name[lte]` of decimals. */
  | { kind: 'decimals' }
  /** `name[gte]` and `name[lte]` in Unix seconds; days in an address. */
  | { kind: 'instants' }
  /** The same bounds as `name[after]` and `name[before]`. */
  | { kind: 'days' }
  /** One calendar day, `YYYY-MM-DD`. No screen has it in its address. */
  | { kind: 'day' }
  /** One or several ids or IRIs of the collection `of`. */
  | { kind: 'id' | 'ids'; of: string }
  /** Exactly one of the options. */
  | { kind: 'choice'; options: readonly string[] }
  /**
   * Any of the options. `comma`: one comma-separated parameter on the wire, a repeated plain name
   * in the address. `addressOptions`: the options that the address may use; by default all.
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
 * A list definition: sort keys, filters and default order. It is plain data, because the boot
 * script reads it.
 */
export type ListContract<
  Key extends string = string,
  Filters extends Readonly<Record<string, Filter>> = Readonly<Record<string, Filter>>,
> = {
  /** The class of the members. */
  type: string;
  /** The path below the API's base. `{id}` stands for the owner of the list. */
  path: `/${string}`;
  /** The keys of `order[key]`. The address of a screen has them as `orderBy`. */
  sortKeys: readonly Key[];
  /** Other spellings of sort keys. */
  sortAliases?: Readonly<Record<string, NoInfer<Key>>>;
  /** The path in a row to the value of a sort key, if it is not the key itself. */
  sortProperties?: Readonly<Partial<Record<NoInfer<Key>, string>>>;
  /** Sort keys that stand for several others. The direction is that of all of them. */
  sortGroups?: Readonly<Partial<Record<NoInfer<Key>, readonly NoInfer<Key>[]>>>;
  /** The order of an answer without `order[...]`. */
  order: readonly SortTerm<NoInfer<Key>>[];
  /** By wire name. A parameter that takes a list is written `name[]`. */
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
