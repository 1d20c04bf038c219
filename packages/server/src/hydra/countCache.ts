import type { Executor } from '../db/executor.ts';
import { UntilWritten } from './untilWritten.ts';

/** More filters than people use at a time. */
const totals = new UntilWritten<number>(500);

/**
 * An exact total that is counted again only when something was written: counting 50,000 rows costs
 * the embedded engine more than the rest of a page.
 *
 * @param key names what is counted: the statement with its parameters
 */
export async function exactTotal(
  executor: Executor,
  key: string,
  count: () => Promise<{ snapshot: string; total: number }>,
): Promise<number> {
  const known = await totals.get(executor, key);
  if (known !== undefined) return known;
  const { snapshot, total } = await count();
  totals.set(executor, key, { snapshot, value: total });
  return total;
}
