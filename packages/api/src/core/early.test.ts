// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json } from '../testing/fakeFetch.ts';
import { earlySettled, startEarly, takeEarly } from './early.ts';

afterEach(() => {
  window.__early = undefined;
  vi.useRealTimers();
});

describe('early requests', () => {
  it('have read their bodies when they settle', async () => {
    startEarly('/api/me', Promise.resolve(json({ id: 1 })));
    await earlySettled(1000);
    const response = await takeEarly('/api/me');
    let body: unknown;
    void response?.json().then((read) => {
      body = read;
    });
    await Promise.resolve();
    expect(body).toEqual({ id: 1 });
  });

  it('keep an answer whose body is no JSON', async () => {
    startEarly('/api/me', Promise.resolve(new Response('Bad Gateway', { status: 502 })));
    await earlySettled(1000);
    const response = await takeEarly('/api/me');
    expect(response?.status).toBe(502);
    await expect(response?.json()).rejects.toThrow(SyntaxError);
  });

  it('settle when one fails, when there are none, and after the timeout', async () => {
    await earlySettled(1000);
    startEarly('/api/me', Promise.reject(new TypeError('Failed to fetch')));
    await earlySettled(1000);
    vi.useFakeTimers();
    startEarly('/api/tags', new Promise(() => undefined));
    const settled = vi.fn<() => void>();
    void earlySettled(100).then(settled);
    await vi.advanceTimersByTimeAsync(99);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  });
});
