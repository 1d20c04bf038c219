import * as v from 'valibot';
import { numeric, type WireSchema } from './wire.ts';

export type Collection<T> = {
  items: readonly T[];
  /** Rows after filters, over all pages. */
  total: number;
  /** The total is a lower bound, shown as "1,000+". */
  totalCapped: boolean;
};

/**
 * A page of a list, from a hydra collection in either spelling (`hydra:member` or `member`) or from a bare array
 * (contract, sections 2.4 and 14).
 */
export function collectionOf<T>(member: WireSchema<T>): WireSchema<Collection<T>> {
  const items = v.array(member);
  const capped = v.optional(v.boolean(), false);
  return v.union([
    v.pipe(
      v.object({ 'hydra:member': items, 'hydra:totalItems': numeric, total_capped: capped }),
      v.transform((page) => ({ items: page['hydra:member'], total: page['hydra:totalItems'], totalCapped: page.total_capped })),
    ),
    v.pipe(
      v.object({ member: items, totalItems: numeric, total_capped: capped }),
      v.transform((page) => ({ items: page.member, total: page.totalItems, totalCapped: page.total_capped })),
    ),
    v.pipe(
      items,
      v.transform((rows) => ({ items: rows, total: rows.length, totalCapped: false })),
    ),
  ]);
}
