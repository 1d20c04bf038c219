// oxlint-disable-next-line no-restricted-imports -- a page that fails to load leaves nothing to keep
import { lazy } from 'react';
import { NotFoundPage } from '../shell/ErrorPage.tsx';
import type { LoadPage, PageComponent } from './page.ts';
import { pages, type PageName } from './pages.tsx';

/**
 * Thrown when a page's script could not be loaded: the network failed, or a newer version of the
 * console has replaced it on the server.
 */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super(
      'This page could not be loaded. The console may have been updated, or the network is down.',
      { cause },
    );
    this.name = 'PageLoadError';
  }
}

const notFound: LoadPage = () => Promise.resolve(NotFoundPage);

const loadOrExplain = (load: LoadPage) => () =>
  load().then(
    (component) => ({ default: component }),
    (cause: unknown) => {
      throw new PageLoadError(cause);
    },
  );
const loaderOf = (name: PageName | undefined) => (name && pages[name].load) ?? notFound;
const components = new Map<LoadPage, PageComponent>();

/**
 * The component of a page, or the not-found page if `name` is undefined. The result is stable, so
 * that a page is never remounted without need. It is the loaded component if the page was
 * preloaded, otherwise a lazy one.
 */
export function pageOf(name: PageName | undefined): PageComponent {
  const load = loaderOf(name);
  const known = components.get(load) ?? lazy(loadOrExplain(load));
  components.set(load, known);
  return known;
}

/**
 * Preloads a page's script, for the present address or on hover or focus of a link. A failure is
 * reported when the page is opened.
 */
export async function preloadPage(name: PageName | undefined): Promise<void> {
  const load = loaderOf(name);
  if (components.has(load)) return;
  try {
    const loaded = await load();
    if (!components.has(load)) components.set(load, loaded);
  } catch {
    // Opening the page tries again and reports the error.
  }
}
