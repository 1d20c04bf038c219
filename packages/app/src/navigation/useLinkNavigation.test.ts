// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pages } from '../pages/pages.tsx';
import { addressOf, isPlain, useLinkNavigation } from './useLinkNavigation.ts';

const origin = 'https://console.test';
const link = (href: string, more: { target?: string; download?: boolean } = {}) => {
  const url = new URL(href, origin);
  return {
    href: url.href,
    origin: url.origin,
    target: more.target ?? '',
    hasAttribute: (name: string) => name === 'download' && more.download === true,
  };
};

describe('addressOf', () => {
  it.each([
    ['/entities?search=a%2Fb#top', '/entities?search=a%2Fb#top'],
    ['/', '/'],
    ['?page=2', '/?page=2'],
  ])('turns %s into a navigation of the console', (href, address) => {
    expect(addressOf(link(href), origin)).toBe(address);
  });

  it.each([
    'https://elsewhere.test/entities',
    '/api/entities/csv',
    '/oauth-agent/logout',
    '/legacy/popup?x=1',
    'mailto:a@b.test',
  ])('leaves %s to the browser', (href) => {
    expect(addressOf(link(href), origin)).toBeUndefined();
  });

  it('leaves new tabs and downloads to the browser', () => {
    expect(addressOf(link('/entities/1', { target: '_blank' }), origin)).toBeUndefined();
    expect(addressOf(link('/entities', { download: true }), origin)).toBeUndefined();
    expect(addressOf(link('/entities', { target: '_self' }), origin)).toBe('/entities');
  });
});

describe('isPlain', () => {
  const click = {
    button: 0,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  };
  it('is a left click without modifier keys that is not handled yet', () => {
    expect(isPlain(click)).toBe(true);
    for (const change of [
      { button: 1 },
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { defaultPrevented: true },
    ]) {
      expect(isPlain({ ...click, ...change })).toBe(false);
    }
  });
});

describe('useLinkNavigation', () => {
  it.each([
    ['pointer', 'pointerover'],
    ['focus', 'focusin'],
  ])('loads the page of a link that the %s reaches', (_, type) => {
    const load = vi.spyOn(pages.tags, 'load').mockResolvedValue(() => null);
    const { unmount } = renderHook(useLinkNavigation);
    document.body.innerHTML = '<a href="/tags">Tags</a>';
    expect(load).not.toHaveBeenCalled();
    document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(load).toHaveBeenCalledOnce();
    unmount();
    load.mockRestore();
  });
});
