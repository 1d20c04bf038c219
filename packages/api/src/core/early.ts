declare global {
  interface Window {
    /** Early requests by address. See docs/contract.md#sessions. */
    __early?: Map<string, Promise<Response>>;
  }
}

/**
 * Starts a GET before the application has loaded (boot script). A failure is ignored here, because
 * the application sends the request again.
 */
export function startEarly(url: string, answer: Promise<Response>): void {
  answer.catch(() => undefined);
  (window.__early ??= new Map()).set(url, answer);
}

/** Takes the early request of this address. It is given out once; the next caller sends a request. */
export function takeEarly(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const answer = window.__early?.get(url);
  window.__early?.delete(url);
  return answer;
}
