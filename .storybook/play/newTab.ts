import { fn, spyOn } from 'storybook/test';

/** A fake of the tab that a story opens. */
export const newTab = {
  opener: window as unknown,
  closed: false,
  location: { href: 'about:blank' },
  close: fn().mockName('the tab was closed'),
};

/** Mocks `window.open` to return `newTab`. */
export function openTabs(): void {
  newTab.close.mockClear();
  Object.assign(newTab, { opener: window, closed: false, location: { href: 'about:blank' } });
  spyOn(window, 'open').mockImplementation(
    () =>
      Object.create(window, Object.getOwnPropertyDescriptors(newTab)) &&
      (newTab as unknown as Window),
  );
}

/** Mocks `window.open` to return null, as a pop-up blocker does. */
export function blockTabs(): void {
  spyOn(window, 'open').mockReturnValue(null);
}

/** The absolute URL of a console path, as a new tab would have it. */
export const here = (path: string): string => new URL(path, location.origin).href;
