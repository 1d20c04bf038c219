import { randomUuid } from '../randomUuid.ts';
import { tabStore } from '../storage.ts';

const TAB_ID = 'tab-id';
/** The time for which a page that is being reloaded may keep its lock, in milliseconds. */
const RELOAD_MS = 1000;

const lockName = (id: string) => `tab:${id}`;

/** Locks exist only when the page came by https or from this machine. */
const lockManager = (): LockManager | undefined => navigator.locks;

/** Holds the lock of a tab until the page goes away. Resolves with false when another tab keeps it. */
const holdLock = (locks: LockManager, id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise(() => undefined);
    };
    const signal = AbortSignal.timeout(RELOAD_MS);
    locks.request(lockName(id), { signal }, hold).catch(() => resolve(false));
  });

/**
 * Claims the id of this tab, which survives a reload. A duplicated tab begins with the session
 * storage of the other one, whose lock tells that the id is taken. Without locks each page has a
 * new id.
 */
export async function claimTab(): Promise<string> {
  const locks = lockManager();
  const kept = locks && tabStore().getItem(TAB_ID);
  if (kept && (await holdLock(locks, kept))) return kept;
  const id = randomUuid();
  try {
    tabStore().setItem(TAB_ID, id);
  } catch {
    // When session storage is full, the tab has a new id after a reload.
  }
  if (locks) await holdLock(locks, id);
  return id;
}

let claimed: Promise<string> | undefined;

/** The id of this tab. It is claimed once per page. */
export const currentTab = (): Promise<string> => (claimed ??= claimTab());

/** The ids of the tabs that are open. Without locks no open tab is known. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  return new Set(
    held.flatMap(({ name = '' }) =>
      name.startsWith(lockName('')) ? [name.slice(lockName('').length)] : [],
    ),
  );
}
