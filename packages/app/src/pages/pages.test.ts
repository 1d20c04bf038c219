// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { pages, type PageName } from './pages.tsx';

const content = vi.hoisted(() => {
  const arrived: string[] = [];
  const load = (pathname: string) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        arrived.push(pathname);
        resolve();
      });
    });
  return { arrived, load };
});
vi.mock('@console/features/entity-detail/EntityPage', () => ({
  loadFirstContent: content.load,
  EntityRoute: () => null,
}));
vi.mock('@console/features/scrape-detail/ScrapePage', () => ({
  loadFirstContent: content.load,
  ScrapeRoute: () => null,
}));

it.each<[PageName, string]>([
  ['entity-tab', '/entities/1/notes'],
  ['scrape', '/scrapes/812/notes'],
])('the page of %s comes with the tab that its address names', async (name, address) => {
  history.replaceState(null, '', address);
  await pages[name].load?.();
  expect(content.arrived).toContain(address);
});
