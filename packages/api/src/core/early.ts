declare global {
  interface Window {
    /** Answers under way since before the application was there, by address. */
    __early?: Map<string, Promise<Response>>;
  }
}

/**
 * Starts a GET of the API ahead of the application (boot script); a failure shows when the
 * application asks for it again.
 */
export function startEarly(url: string, answer: Promise<Response>): void {
  answer.catch(() => undefined);
  (window.__early ??= new Map()).set(url, answer);
}

/** The answer under way for this address, once; whoever asks next asks the server. */
export function takeEarly(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const answer = window.__early?.get(url);
  window.__early?.delete(url);
  return answer;
}
