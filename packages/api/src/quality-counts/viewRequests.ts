import { call } from '../core/request.ts';
import * as endpoints from './endpoints.ts';
import { COUNTED_VIEWS_MAX } from './schema.ts';

/** The longest query string of one call. Many proxies refuse an address of more than 8 KB. */
const QUERY_MAX = 6_000;

/** Divides queries into calls, each of which a server accepts. A long query has one of its own. */
function* calls(queries: readonly string[]): Generator<readonly string[]> {
  let group: string[] = [];
  let length = 0;
  for (const query of queries) {
    const added = String(new URLSearchParams({ 'query[]': query })).length + 1;
    if (group.length === COUNTED_VIEWS_MAX || (group.length > 0 && length + added > QUERY_MAX)) {
      yield group;
      group = [];
      length = 0;
    }
    group.push(query);
    length += added;
  }
  yield group;
}

/**
 * Reads how many rows each query of a list finds. It is null for a query that the list cannot read,
 * and for those of a call that fails while another one succeeds.
 *
 * @throws ApiError when every call fails
 */
export async function readViewCounts(
  list: string,
  queries: readonly string[],
): Promise<readonly (number | null)[]> {
  const read = async (group: readonly string[]) => {
    const query = new URLSearchParams({ list });
    for (const one of group) query.append('query[]', one);
    return (await call(endpoints.ofViews, { query })).data.counts;
  };
  const groups = [...calls(queries)];
  const asked = groups.map(read);
  const answers = await Promise.allSettled(asked);
  if (answers.every(({ status }) => status === 'rejected')) await Promise.race(asked);
  return answers.flatMap((one, index) =>
    one.status === 'fulfilled' ? one.value : (groups[index] ?? []).map(() => null),
  );
}
