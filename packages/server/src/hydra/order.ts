import type { QueryParams } from './queryParams.ts';

export type SortDirection = 'asc' | 'desc';
export type SortTerm<Key extends string = string> = { key: Key; direction: SortDirection };

/**
 * Reads `order[key]=asc|desc`, several in the order given. Aliases become their key; unknown keys
 * and directions are ignored, and a key counts once. Nothing readable gives the list's default
 * order.
 */
export function readOrder<Key extends string>(
  params: QueryParams,
  isKey: (key: string) => key is Key,
  aliases: ReadonlyMap<string, Key>,
  defaultOrder: readonly SortTerm<Key>[],
): readonly SortTerm<Key>[] {
  const terms: SortTerm<Key>[] = [];
  for (const [name, value] of params.sub('order')) {
    const key = isKey(name) ? name : aliases.get(name);
    const direction = value.trim().toLowerCase();
    if (key === undefined || (direction !== 'asc' && direction !== 'desc')) continue;
    if (!terms.some((term) => term.key === key)) terms.push({ key, direction });
  }
  return terms.length > 0 ? terms : defaultOrder;
}
