import type { ListContract, SortTerm } from '../list.ts';
import { invalidFilter, invalidPaging } from './problem.ts';

/**
 * A query string. A list is read as `name[]=a&name[]=b`, `name[0]=a` or `name=a`, and a map as
 * `name[key]=a`. When a single value is repeated, the last one counts.
 */
export class QueryParams {
  readonly entries: readonly (readonly [name: string, value: string])[];

  /** The parameters without those that have one of these names, in any spelling. */
  without(...names: readonly string[]): QueryParams {
    const kept = this.entries.filter(([given]) => !names.includes(given.replace(/\[.*$/, '')));
    return new QueryParams(String(new URLSearchParams(kept.map(([name, value]) => [name, value]))));
  }

  /**
   * @param search the part of the address from `?` on
   * @throws Problem 400 when a name or value holds a NUL, which no database takes
   */
  constructor(search: string) {
    this.entries = [...new URLSearchParams(search)];
    for (const [name, value] of this.entries)
      if (name.includes('\0') || value.includes('\0'))
        throw invalidFilter(name.replaceAll('\0', ''));
  }

  has(name: string): boolean {
    return this.entries.some(([given]) => given === name || given.startsWith(`${name}[`));
  }

  /**
   * The single value, trimmed, or undefined when it is empty or absent.
   *
   * @throws Problem 400 for a list
   */
  one(name: string): string | undefined {
    if (this.sub(name).length > 0) throw invalidFilter(name);
    return this.entries.findLast(([given]) => given === name)?.[1].trim() || undefined;
  }

  /**
   * All values of a list in any spelling, without empty ones.
   *
   * @throws Problem 400 for `name[key]`
   */
  list(name: string): string[] {
    const plain = this.entries.filter(([given]) => given === name).map(([, value]) => value);
    const bracketed = this.sub(name).map(([key, value]) => {
      if (!/^\d*$/.test(key)) throw invalidFilter(`${name}[${key}]`);
      return value;
    });
    return [...plain, ...bracketed].map((value) => value.trim()).filter((value) => value !== '');
  }

  /**
   * The parameter of a list as it was sent, for the sentence of a refusal. When `value` is given,
   * it is the parameter with that value.
   */
  spelled(name: string, value?: string): string {
    const sent = this.entries.filter(
      ([given, held]) =>
        (given === name || given.startsWith(`${name}[`)) && (value ?? held.trim()) === held.trim(),
    );
    return sent[0]?.[0] ?? name;
  }

  /** The pairs of `name[key]=value` in the order given. `name[]` has the key ''. */
  sub(name: string): (readonly [key: string, value: string])[] {
    const pairs: (readonly [string, string])[] = [];
    for (const [given, value] of this.entries) {
      if (given.startsWith(`${name}[`) && given.endsWith(']'))
        pairs.push([given.slice(name.length + 1, -1), value]);
    }
    return pairs;
  }
}

/**
 * Reads `order[key]=asc|desc`, with several keys in the order given. An alias counts as its key,
 * and a group as its keys. Unknown keys and directions are ignored, and so is a repeated key.
 * Without any readable key the default order applies.
 */
export function readOrder<Key extends string>(
  params: QueryParams,
  {
    sortKeys,
    sortAliases = {},
    sortGroups,
    order,
  }: Pick<ListContract<Key>, 'sortKeys' | 'sortAliases' | 'sortGroups' | 'order'>,
): readonly SortTerm<Key>[] {
  const terms: SortTerm<Key>[] = [];
  for (const [name, value] of params.sub('order')) {
    const key =
      sortKeys.find((known) => known === name) ??
      (Object.hasOwn(sortAliases, name) ? sortAliases[name] : undefined);
    const direction = value.trim().toLowerCase();
    if (key === undefined || (direction !== 'asc' && direction !== 'desc')) continue;
    for (const one of sortGroups?.[key] ?? [key])
      if (!terms.some((term) => term.key === one)) terms.push({ key: one, direction });
  }
  return terms.length > 0 ? terms : order;
}

const DEFAULT_LIMIT = 15;
export const MAX_LIMIT = 500;
/** The largest number of rows that `pagination=false` answers. */
export const MAX_UNPAGED = 5000;

export type Paging = { kind: 'page'; page: number; limit: number } | { kind: 'all' };

/**
 * Reads `page`, `limit` (alias `itemsPerPage`) and, where the list allows it, `pagination=false`.
 *
 * @param unpaged 'never', 'onRequest' (with pagination=false) or 'byDefault' (unless page or limit
 *   is given)
 * @throws Problem 400 with the contract's sentence
 */
export function readPaging(
  params: QueryParams,
  unpaged: 'never' | 'onRequest' | 'byDefault' = 'never',
): Paging {
  const isPagingAsked = ['page', 'limit', 'itemsPerPage'].some((name) => params.has(name));
  if (unpaged === 'byDefault' && !isPagingAsked) return { kind: 'all' };
  const pagination =
    params.sub('pagination').length === 0 ? params.one('pagination')?.toLowerCase() : undefined;
  if (unpaged !== 'never' && (pagination === 'false' || pagination === '0')) return { kind: 'all' };
  const page = wholeNumber(params, 'page') ?? 1;
  if (Number.isNaN(page) || page < 1) throw invalidPaging('Page should not be less than 1');
  const limit =
    wholeNumber(params, 'limit') ?? wholeNumber(params, 'itemsPerPage') ?? DEFAULT_LIMIT;
  if (Number.isNaN(limit)) throw invalidPaging('Limit should not be less than 0');
  return {
    kind: 'page',
    page: Math.min(page, Number.MAX_SAFE_INTEGER),
    limit: Math.min(limit, MAX_LIMIT),
  };
}

/**
 * Reads a whole number of 0 or more. The result is NaN for anything else, and undefined when the
 * parameter is absent or empty.
 */
function wholeNumber(params: QueryParams, name: string): number | undefined {
  if (params.sub(name).length > 0) return NaN;
  const text = params.one(name);
  return text === undefined ? undefined : /^\d+$/.test(text) ? Number(text) : NaN;
}
