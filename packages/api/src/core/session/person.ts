import { localStore } from '../storage.ts';
import { saveDrafts } from './forcedReload.ts';
import { sessionStore } from './session.store.ts';

/**
 * All tabs of a browser share the cookies of the session, so a sign-in in one tab changes the
 * person for whom every other tab would write. See docs/contract.md#sessions.
 */
const HEADER = 'x-signed-in-user';
const SIGNED_IN = 'signed-in';

/** The person whose console this tab shows, by number. */
let own: string | undefined;
/** Whether the back end says in its answers for whom they are. */
let isNamed = false;

const SEPARATOR = ' ';

/** Tells this tab and the others who is signed in, until somebody signs out. */
export function keepPerson({ id, name }: { id: number; name: string }): void {
  own = String(id);
  try {
    localStore().setItem(SIGNED_IN, own + SEPARATOR + name);
  } catch {
    // The other tabs learn it from the answers of the back end.
  }
}

export function forgetPerson(): void {
  localStore().removeItem(SIGNED_IN);
  own = undefined;
  isNamed = false;
}

/** Keeps what is typed, and sends nothing more from this tab. */
function giveWay(name?: string): void {
  if (sessionStore.state !== 'loggedIn') return;
  saveDrafts();
  sessionStore.successor = name;
  sessionStore.state = 'superseded';
}

/** Follows a sign-in in another tab. */
export function followSignIn({ key, newValue }: StorageEvent): void {
  if (key !== SIGNED_IN || newValue === null || own === undefined) return;
  const [id, ...name] = newValue.split(SEPARATOR);
  if (id !== own) giveWay(name.join(SEPARATOR));
}

/** The header by which the back end refuses a request that another person's session would answer. */
export const personHeader = (): Record<string, string> =>
  own !== undefined && isNamed ? { [HEADER]: own } : {};

/** Returns false when the answer is for another person than the one whose console this tab shows. */
export function isForOwnPerson({ headers }: Response): boolean {
  const person = headers.get(HEADER);
  if (person === null) return true;
  isNamed = true;
  if (own === undefined || person === own) return true;
  giveWay();
  return false;
}
