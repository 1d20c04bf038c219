import { invalidPaging } from './problem.ts';
import type { QueryParams } from './queryParams.ts';

const DEFAULT_LIMIT = 15;
const MAX_LIMIT = 500;
/** `pagination=false` gives at most so many rows (section 2.5). */
export const MAX_UNPAGED = 5000;

export type Paging = { kind: 'page'; page: number; limit: number } | { kind: 'all' };

/**
 * Reads `page`, `limit` (alias `itemsPerPage`) and, where the list allows it, `pagination=false`.
 *
 * @param unpaged 'never', 'onRequest' (pagination=false) or 'byDefault' (paged only when page or
 *   limit is given)
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

/** NaN for what is no whole number of 0 or more; absent and empty are undefined. */
function wholeNumber(params: QueryParams, name: string): number | undefined {
  if (params.sub(name).length > 0) return NaN;
  const text = params.one(name);
  return text === undefined ? undefined : /^\d+$/.test(text) ? Number(text) : NaN;
}
