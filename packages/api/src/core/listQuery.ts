/** The list state for which a screen asks the API. */
export type ListQuery = {
  /** The number of the page, which is 1 or more. */
  page: number;
  /** The number of rows per page. It is sent as `limit`. */
  limit: number;
  /** It is sent as `order[key]=direction`. Without it the server's default order applies. */
  order?: { key: string; direction: 'asc' | 'desc' };
  /** It is sent as `custom_search`, unless it is undefined or empty. */
  search?: string;
  /**
   * The values by their wire names. A list is sent as a repeated key, and its name keeps the
   * brackets (`tags[]`).
   */
  filters: Readonly<
    Record<string, string | number | boolean | readonly (string | number)[] | undefined>
  >;
};

/**
 * The query string of a list request. Its order is stable, so that equal queries share one cache
 * entry.
 */
export function toSearchParams(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams({ page: String(query.page), limit: String(query.limit) });
  addOrderAndFilters(params, query);
  return params;
}

/** The query string of the same list without paging, for a CSV download. */
export function toExportParams(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  addOrderAndFilters(params, query);
  return params;
}

function addOrderAndFilters(params: URLSearchParams, { order, search, filters }: ListQuery): void {
  if (order) params.set(`order[${order.key}]`, order.direction);
  if (search) params.set('custom_search', search);
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) for (const item of value) params.append(name, String(item));
    else params.set(name, String(value));
  }
}
