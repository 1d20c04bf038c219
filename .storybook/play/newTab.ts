import { fn, spyOn } from 'storybook/test';

/** Stands for the tab that a story opens. */
export const newTab = {
  opener: window as unknown,
  closed: false,
  location: { href: 'about:blank' },
  close: fn().mockName('the tab was closed'),
};

/** From now on `window.open` opens `newTab`. */
export function openTabs(): void {
  newTab.close.mockClear();
  Object.assign(newTab, { opener: window, closed: false, location: { href: 'about:blank' } });
  spyOn(window, 'open').mockImplementation(
    () =>
      Object.create(window, Object.getOwnPropertyDescriptors(newTab)) &&
      (newTab as unknown as Window),
  );
}

/** From now on the browser opens no tab. */
export function blockTabs(): void {
  spyOn(window, 'open').mockReturnValue(null);
}

/** The address in a new tab of a path of the console. */
export const here = (path: string): string => new URL(path, location.origin).href;
