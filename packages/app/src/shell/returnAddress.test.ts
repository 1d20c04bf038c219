// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { takeReturnAddress } from './returnAddress.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('where a sign-in leads back to', () => {
  it('A-AUT-006 is the address kept under redirect-url, once', () => {
    localStorage.setItem('redirect-url', '/entities?search=a%2Fb#row');
    expect(takeReturnAddress()).toBe('/entities?search=a%2Fb#row');
    expect(localStorage.getItem('redirect-url')).toBeNull();
    expect(takeReturnAddress()).toBe('/');
  });

  it('is that of this tab, where another tab has begun to sign in later', () => {
    sessionStorage.setItem('redirect-url', '/entities/7');
    localStorage.setItem('redirect-url', '/users');
    expect(takeReturnAddress()).toBe('/entities/7');
    expect(localStorage.getItem('redirect-url')).toBe('/users');
  });

  it('A-AUT-007 is Home when nothing is kept', () => {
    expect(takeReturnAddress()).toBe('/');
  });

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test/',
    '/\\elsewhere.test',
    'javascript:alert(1)',
    'entities',
    '/auth-callback?code=1',
    '/\t/elsewhere.test',
  ])('is Home for %j, which leads out of the console or nowhere', (kept) => {
    localStorage.setItem('redirect-url', kept);
    expect(takeReturnAddress()).toBe('/');
  });
});
