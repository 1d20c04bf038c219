// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { applyFace } from './face.ts';
import { fetchFace } from './fetchFace.ts';

const isUsed = () => document.documentElement.dataset['face'] !== undefined;
const answerWith = (load: () => Promise<readonly object[]>) =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });

describe('the face', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['face'];
  });

  it('is used by a page that starts after it was fetched, and not by the page that fetched it', async () => {
    answerWith(async () => [{}]);
    applyFace();
    await fetchFace();
    expect(isUsed()).toBe(false);
    applyFace();
    expect(isUsed()).toBe(true);
    const preload = document.head.querySelector<HTMLLinkElement>('link[rel=preload]');
    expect(preload?.href).toMatch(/inter-latin-wght-normal.*\.woff2/);
  });

  it('is not used when it could not be fetched', async () => {
    answerWith(() => Promise.reject(new Error('network')));
    await fetchFace();
    answerWith(async () => []);
    await fetchFace();
    applyFace();
    expect(isUsed()).toBe(false);
  });
});
