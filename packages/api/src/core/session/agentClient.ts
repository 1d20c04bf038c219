import { tracked } from '../activity.ts';
import { getConfig } from '../config.ts';
import { takeEarly } from '../early.ts';
import { AgentError } from './agentError.ts';
import { csrfToken } from './storage.ts';

/**
 * The wire format of the authentication agent (contract, section 4.1). Read by hand: every visitor
 * loads this.
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
 * Who is here? On every page load, with the page's full address, which may carry the answer of a
 * sign-in.
 */
export async function loginEnd(pageUrl: string): Promise<LoginEnd> {
  const answer = await post('login/end', { pageUrl });
  return {
    handled: answer.handled === true,
    isLoggedIn: answer.isLoggedIn === true,
    csrf: textIn(answer, 'csrf'),
  };
}

/** The address of the identity provider's sign-in page. */
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
 * Ends the session; answers with the address where the identity provider ends its own, if there is
 * one.
 */
export const logout = async (): Promise<string | undefined> => textIn(await post('logout'), 'url');
