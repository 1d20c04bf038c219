import { loginEnd, loginStart, logout } from './agentClient.ts';
import { AgentError } from './agentError.ts';
import { page } from './browser.ts';
import {
  forgetSignOut,
  isSignOutSignal,
  keepCsrfToken,
  keepReturnAddress,
  markRefreshed,
  signalSignOut,
} from './browser.ts';
import { followSignIn, forgetPerson } from './person.ts';
import { sessionStore } from './session.store.ts';

function setProblem(error: unknown): void {
  if (!(error instanceof AgentError)) throw error;
  const { status, code, message } = error;
  sessionStore.problem = { status, code, message };
}

/** Ends the session in this tab, even when another tab has ended it. */
function leave(): void {
  keepCsrfToken(null);
  forgetPerson();
  sessionStore.state = 'loggedOut';
  sessionStore.ended += 1;
}

function followOtherTabs(event: StorageEvent): void {
  if (isSignOutSignal(event)) leave();
  else followSignIn(event);
}

async function askAgent(pageUrl: string): Promise<void> {
  try {
    const { handled, isLoggedIn, csrf } = await loginEnd(pageUrl);
    if (handled) {
      history.replaceState(history.state, '', location.pathname);
      markRefreshed();
    }
    if (csrf || !isLoggedIn) keepCsrfToken(csrf);
    sessionStore.state = isLoggedIn ? 'loggedIn' : 'loggedOut';
  } catch (error) {
    if (error instanceof AgentError && error.status === 401) keepCsrfToken(null);
    else setProblem(error);
    sessionStore.state = 'loggedOut';
  }
}

let started: Promise<void> | undefined;

/**
 * Asks the agent who is signed in, on every page load and before anything else. Requests that meet
 * a 401 meanwhile wait for the answer.
 */
export function startSession(pageUrl: string): Promise<void> {
  forgetSignOut();
  window.addEventListener('storage', followOtherTabs);
  started = askAgent(pageUrl);
  return started;
}

/** Resolves when the agent has answered, or at once when nobody asked it (stories, tests). */
export const sessionKnown = async (): Promise<boolean> => {
  await started;
  return sessionStore.state === 'loggedIn';
};

/**
 * Goes to the identity provider and stores the current address for the way back. A failure is put
 * into `sessionStore.problem`.
 */
export async function signIn({ asSomeoneElse = false } = {}): Promise<void> {
  sessionStore.problem = undefined;
  keepReturnAddress(location);
  try {
    page.goTo(await loginStart(asSomeoneElse ? [{ key: 'prompt', value: 'login' }] : undefined));
  } catch (error) {
    setProblem(error);
  }
}

/** The longest time that a sign-out waits for requests under way, in milliseconds. */
const SIGN_OUT_WAIT_MS = 3000;

const unfinished = new Set<() => Promise<void>>();

/**
 * Registers work that has to end before a sign-out in this tab. The sign-out waits for it at most
 * three seconds. Returns a function that removes it again.
 */
export function beforeSignOut(finish: () => Promise<void>): () => void {
  unfinished.add(finish);
  return () => {
    unfinished.delete(finish);
  };
}

async function finishAll(): Promise<void> {
  if (unfinished.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const bound = new Promise((resolve) => {
    timer = setTimeout(resolve, SIGN_OUT_WAIT_MS);
  });
  await Promise.race([bound, Promise.allSettled([...unfinished].map((finish) => finish()))]);
  clearTimeout(timer);
}

/**
 * Ends the session here, in the other tabs and at the identity provider. When the agent fails, the
 * session still ends here and in the other tabs. A page with unsaved changes may ask the person
 * first.
 */
export async function signOut(): Promise<void> {
  if (!page.ask?.(() => void endSession())) await endSession();
}

async function endSession(): Promise<void> {
  await finishAll();
  const url = await logout().catch(() => undefined);
  leave();
  signalSignOut();
  if (url) page.goTo(url);
}
