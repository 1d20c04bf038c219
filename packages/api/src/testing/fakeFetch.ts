import { vi } from 'vitest';

export type Sent = {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  credentials: string | undefined;
  keepalive: boolean;
};
type Reply = Response | Error | undefined;
type Script = (sent: Sent) => Reply | Promise<Reply>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/ld+json', ...headers },
  });
export const noContent = (): Response => new Response(null, { status: 204 });
export const unauthorized = (): Response =>
  json({ code: 'token_expired', message: 'The access token has expired' }, 401);

/**
 * Replaces fetch. Every request is recorded and answered by the script. An Error stands for a lost
 * network.
 */
export function fakeFetch(script: Script) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), 'https://console.test');
    const request: Sent = {
      method: init.method ?? 'GET',
      path: pathname + search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      credentials: init.credentials,
      keepalive: init.keepalive === true,
    };
    sent.push(request);
    const reply = await script(request);
    if (reply instanceof Error) throw reply;
    if (!reply) throw new Error(`No answer for ${request.method} ${request.path}`);
    return reply;
  });
  return { sent, calls: () => sent.map(({ method, path }) => `${method} ${path}`) };
}
