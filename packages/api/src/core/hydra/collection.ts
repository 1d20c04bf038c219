import * as v from 'valibot';
import { numeric, type WireSchema } from '../wire.ts';

export type Collection<T> = {
  items: readonly T[];
  /** The number of rows after the filters, on all pages. */
  total: number;
  /** True when the total is a lower bound, shown as "1,000+". */
  totalCapped: boolean;
};

const has = (input: unknown, name: string): boolean =>
  typeof input === 'object' && input !== null && name in input;

/**
 * A page of a list, read from a hydra collection in either spelling (`hydra:member` or `member`) or
 * from a bare array. See docs/contract.md#foreign-clients. The spelling is decided first, so that
 * an error names one place instead of every spelling.
 */
export function collectionOf<T>(member: WireSchema<T>): WireSchema<Collection<T>> {
  const items = v.array(member);
  const capped = v.optional(v.boolean(), false);
  const hydra = v.pipe(
    v.object({ 'hydra:member': items, 'hydra:totalItems': numeric, total_capped: capped }),
    v.transform((page) => ({
      items: page['hydra:member'],
      total: page['hydra:totalItems'],
      totalCapped: page.total_capped,
    })),
  );
  const plain = v.pipe(
    v.object({ member: items, totalItems: numeric, total_capped: capped }),
    v.transform((page) => ({
      items: page.member,
      total: page.totalItems,
      totalCapped: page.total_capped,
    })),
  );
  const bare = v.pipe(
    items,
    v.transform((rows) => ({ items: rows, total: rows.length, totalCapped: false })),
  );
  return v.lazy<WireSchema<Collection<T>>>((input) =>
    Array.isArray(input) ? bare : has(input, 'member') ? plain : hydra,
  );
}
