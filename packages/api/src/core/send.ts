import { tracked } from './activity.ts';
import { recordServerDate } from './clock.ts';
import { getConfig } from './config.ts';
import { takeEarly } from './early.ts';
import { ApiError, errorOfResponse, offlineError } from './errors.ts';
import { csrfToken, lastRefresh } from './session/browser.ts';
import { isForOwnPerson, personHeader } from './session/person.ts';
import { refreshSession } from './session/refreshSession.ts';
import { sessionStore } from './session/session.store.ts';
import { sessionKnown } from './session/session.ts';

export type Message = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
  /**
   * True for a request that outlives its page. The browser accepts at most 64 KB of the bodies of
   * such requests at a time.
   */
  keepalive?: boolean;
};

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function ask({ url, headers, ...init }: Message): Promise<Response> {
  const csrf = csrfToken();
  try {
    return await fetch(url, {
      ...init,
      credentials: 'include',
      headers: {
        ...headers,
        ...personHeader(),
        ...(csrf ? { [getConfig().csrfHeaderName]: csrf } : {}),
      },
    });
  } catch (error) {
    throw isAbort(error) ? error : offlineError(error);
  }
}

/** The mark of the last refresh at the first message, which is soon after the early requests. */
let refreshAtStart: string | null | undefined;

/**
 * Resolves with the answer of the early request if there is one, else with that of a new request.
 * `known` is the mark of the last refresh when it was sent.
 */
async function first(message: Message): Promise<{ response: Response; known: string | null }> {
  if (refreshAtStart === undefined) refreshAtStart = lastRefresh();
  const early =
    message.method === 'GET' ? await takeEarly(message.url)?.catch(() => undefined) : undefined;
  if (early) return { response: early, known: refreshAtStart };
  const known = lastRefresh();
  return { response: await ask(message), known };
}

/**
 * Whether a 401 may refresh the session. While the agent has not answered `login/end`, a 401 waits
 * for it and neither refreshes nor reloads.
 */
async function mayRefresh(): Promise<boolean> {
  return (
    sessionStore.state === 'loggedIn' ||
    (sessionStore.state === 'starting' && (await sessionKnown()))
  );
}

async function answerTo(message: Message): Promise<Response> {
  const { response, known } = await first(message);
  if (response.status !== 401 || !(await mayRefresh())) return response;
  const outcome = await refreshSession(known);
  if (outcome === 'offline') throw offlineError();
  return outcome === 'retry' ? ask(message) : response;
}

const notSent = () =>
  new ApiError('Somebody else has signed in in another tab', { kind: 'unauthorized' });

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/**
 * Sends one message to the API, with the session cookie and the CSRF token. A 401 leads to one
 * refresh and one retry. Nothing is sent, and no answer is used, once somebody else has signed in
 * in another tab. Resolves with an answer in 2xx. Rejects with an ApiError, or with the AbortError
 * of the caller's own signal.
 */
export const send = (message: Message): Promise<Response> =>
  tracked(async () => {
    if (sessionStore.state === 'superseded') throw notSent();
    const response = await answerTo(message);
    if (!isForOwnPerson(response)) throw notSent();
    recordServerDate(response.headers.get('date'));
    if (!response.ok) throw errorOfResponse(response.status, await jsonOf(response));
    return response;
  });
