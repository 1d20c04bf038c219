import { localStore } from '@console/api/core/storage';
import * as v from 'valibot';
import { proxy } from 'valtio';

const decisionSchema = v.object({
  action: v.string(),
  reason_code: v.string(),
  /** The note is rich text, as `toKeptNote` keeps it. */
  note: v.string(),
  /** The day as YYYY-MM-DD, or empty. */
  snooze_date: v.string(),
  /** The values of the row that was decided. */
  facts: v.record(v.string(), v.string()),
});
export type LastDecision = v.InferOutput<typeof decisionSchema>;

const keyOf = (owner: number, tab: string) => `last-decision:${owner}:${tab}` as const;

/** The last decisions by person and tab. Null means that there was none. */
const store = proxy<Record<string, LastDecision | null>>({});
export { store as lastDecisionStore };

/** The last decision of a person on a tab, as this browser remembers it. */
export function lastDecision(
  decisions: Readonly<Record<string, LastDecision | null>>,
  owner: number,
  tab: string,
): LastDecision | null {
  const key = keyOf(owner, tab);
  const known = decisions[key];
  if (known !== undefined) return known;
  try {
    return v.parse(v.nullable(decisionSchema), JSON.parse(localStore().getItem(key) ?? 'null'));
  } catch {
    return null; // There is no storage, no JSON or no decision.
  }
}

/**
 * Remembers a decision as the last one. When storage is full or blocked, it lasts until the page is
 * closed.
 */
export function keepDecision(owner: number, tab: string, decision: LastDecision): void {
  store[keyOf(owner, tab)] = decision;
  try {
    localStore().setItem(keyOf(owner, tab), JSON.stringify(decision));
  } catch {
    // The decision stays in the memory of this page.
  }
}
