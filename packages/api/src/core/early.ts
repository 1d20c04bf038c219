declare global {
  interface Window {
    /** The early requests by their addresses. See docs/contract.md#sessions. */
    __early?: Map<string, Promise<Response>>;
  }
}

/** Reads the body at once, so that `json()` needs no further turn of the event loop later. */
async function withBody(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  const body: Promise<unknown> = response.json();
  await body.catch(() => undefined);
  return Object.assign(response, { json: () => body });
}

/**
 * Keeps a request that the boot script has sent before the application has loaded. A failure is
 * ignored here, because the application sends the request again.
 */
export function startEarly(url: string, answer: Promise<Response>): void {
  const whole = withBody(answer);
  whole.catch(() => undefined);
  (window.__early ??= new Map()).set(url, whole);
}

/**
 * Resolves when every early request has its answer, or after `milliseconds` at the latest. The
 * first frame that is rendered afterwards then has its data.
 */
export const earlySettled = (milliseconds: number): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(window.__early?.values() ?? []),
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ]);

/**
 * Takes the early request of this address. Only the first caller gets it; the next one sends a
 * request of its own.
 */
export function takeEarly(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const answer = window.__early?.get(url);
  window.__early?.delete(url);
  return answer;
}
