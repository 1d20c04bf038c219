declare global {
  interface Window {
    /** Early requests by address. See docs/contract.md#sessions. */
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
 * Keeps a request that was sent before the application has loaded (boot script). A failure is
 * ignored here, because the application sends the request again.
 */
export function startEarly(url: string, answer: Promise<Response>): void {
  const whole = withBody(answer);
  whole.catch(() => undefined);
  (window.__early ??= new Map()).set(url, whole);
}

/**
 * Resolves when every early request has its answer, but after `milliseconds` at the latest. What is
 * rendered then has its data in the first frame.
 */
export const earlySettled = (milliseconds: number): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(window.__early?.values() ?? []),
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ]);

/** Takes the early request of this address. It is given out once; the next caller sends a request. */
export function takeEarly(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const answer = window.__early?.get(url);
  window.__early?.delete(url);
  return answer;
}
