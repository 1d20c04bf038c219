import { tracked } from '../activity.ts';
import { getConfig } from '../config.ts';
import { takeEarly } from '../early.ts';
import { AgentError } from './agentError.ts';
import { csrfToken } from './browser.ts';

/**
 * The wire format of the authentication agent (docs/contract.md#sign-in). It is read by hand,
 * without valibot, because every visitor loads this module.
 */
type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

const send = (url: string, body: unknown): Promise<Response> => {
  const csrf = csrfToken();
  return fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(csrf ? { [getConfig().csrfHeaderName]: csrf } : {}),
    },
    body: JSON.stringify(body ?? {}),
  });
};

const post = (
  call: 'login/start' | 'login/end' | 'refresh' | 'logout',
  body?: unknown,
): Promise<Json> =>
  tracked(async () => {
    const url = `${getConfig().oauthAgentBaseUrl}/${call}`;
    let response: Response;
    try {
      response = await (takeEarly(url)?.catch(() => send(url, body)) ?? send(url, body));
    } catch (cause) {
      throw new AgentError(0, undefined, { cause });
    }
    const answer = await bodyOf(response);
    if (!response.ok) throw new AgentError(response.status, answer);
    return isJson(answer) ? answer : {};
  });

const textIn = (answer: Json, name: string): string | undefined => {
  const value = answer[name];
  return typeof value === 'string' ? value : undefined;
};

type LoginEnd = { handled: boolean; isLoggedIn: boolean; csrf?: string };

/**
 * Asks who is signed in. Every page load calls it with the page's full address, which may be the
 * callback of a sign-in.
 */
export async function loginEnd(pageUrl: string): Promise<LoginEnd> {
  const answer = await post('login/end', { pageUrl });
  return {
    handled: answer.handled === true,
    isLoggedIn: answer.isLoggedIn === true,
    csrf: textIn(answer, 'csrf'),
  };
}

/** Resolves with the address of the identity provider's sign-in page. */
export async function loginStart(
  extraParams?: readonly { key: string; value: string }[],
): Promise<string> {
  const url = textIn(
    await post('login/start', extraParams && { extraParams }),
    'authorizationRequestUrl',
  );
  if (url === undefined)
    throw new AgentError(200, { message: 'The answer holds no authorizationRequestUrl' });
  return url;
}

export const refresh = async (): Promise<void> => void (await post('refresh'));

/**
 * Ends the session. Resolves with the address at which the identity provider ends its own session,
 * if there is one.
 */
export const logout = async (): Promise<string | undefined> => textIn(await post('logout'), 'url');
