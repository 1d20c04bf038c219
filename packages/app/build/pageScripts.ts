import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { redirects, routePaths, type RouteName } from '../src/navigation/matchPath.ts';
import { pathPattern } from '../src/navigation/pathPattern.ts';

const app = join(import.meta.dirname, '..');

/** An entry of the table in src/routes.tsx, with the module that it imports. */
const ROUTE = /^ {2}'?([\w-]+)'?: \{(?:(?!^ {2}'?[\w-]+'?: \{)[^])*?\bimport\('([^']+)'\)/gm;

/** A page that several routes share, with the module that it imports. */
const SHARED = /^const (\w+): LoadPage = (\(\) =>\s*import\('[^']+'\))/gm;

const EDITOR = '../ui/src/CodeEditor/CodeEditorBody.tsx';

/** Modules that a page asks for as soon as it runs, and draws after its first frame, by the route. */
const ASKED_AT_ONCE: Partial<Record<RouteName, string>> = {
  spider: EDITOR,
  parser: EDITOR,
  combo: EDITOR,
};

const OVERVIEW = 'entity-detail/OverviewTab.tsx';
const SCRAPE_OVERVIEW = 'scrape-detail/ScrapeOverview.tsx';
const EVENTS = 'parts/event-log/EventLogList.tsx';
const JOBS = 'parts/jobs/JobsList.tsx';

/** What a page shows first, in `features/src`: by the route, and by the last segment of its address. */
const SHOWN_FIRST: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {
  entity: { '': OVERVIEW },
  'entity-tab': {
    overview: OVERVIEW,
    notes: 'parts/notes/NotesTab.tsx',
    scrapes: 'entity-detail/ScrapesTab.tsx',
    'event-log': EVENTS,
    'all-jobs': JOBS,
    'queue-request': 'parts/queue/QueueRequestTab.tsx',
  },
  scrape: {
    '': SCRAPE_OVERVIEW,
    overview: SCRAPE_OVERVIEW,
    'event-log': EVENTS,
    'all-jobs': JOBS,
  },
  'scraper-dashboard': { '': 'scraper-dashboard/cards.ts' },
};

type Bundle = Rolldown.OutputBundle;

/** Every script that the chunk needs before it can run, itself included. */
function withImports(
  bundle: Bundle,
  fileName: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

/** Route to the file that src/routes.tsx imports for it. */
function routeModules(): ReadonlyMap<string, string> {
  const source = readFileSync(join(app, 'src/routes.tsx'), 'utf8');
  const shared = new Map([...source.matchAll(SHARED)].map(([, name, load]) => [name, load]));
  const table = source.replaceAll(/load: (\w+)/g, (_, name: string) => `load: ${shared.get(name)}`);
  return new Map(
    [...table.matchAll(ROUTE)].map(([, name = '', from = '']) => [
      name,
      from.startsWith('@console/features/')
        ? featureFile(`${from.slice('@console/features/'.length)}.tsx`)
        : join(app, 'src', from),
    ]),
  );
}

const featureFile = (module: string) => join(app, '../features/src', module);

const sizeOf = (bundle: Bundle, fileName: string) => {
  const chunk = bundle[fileName];
  return chunk?.type === 'chunk' ? chunk.code.length : 0;
};

/** The addresses of a route, the more particular ones first, with what they show besides its page. */
function addressesOf(name: RouteName): readonly { path: string; content?: string }[] {
  const route: string = routePaths[name];
  const shown = Object.entries(SHOWN_FIRST[name] ?? {}).map(([segment, content]) => ({
    path: route.replace(/\/:tab\??$/, '') + (segment && `/${segment}`),
    content,
  }));
  return [...shown, { path: route }];
}

/**
 * Says which scripts a page starts with, in two files. `.vite/pages.json` is for the server, which
 * names them in the HTML of the page, and for the service worker: a pattern for the pathname, the
 * scripts, and those that the first frame does without; the first pattern that matches counts.
 * `.vite/routes.json` is for scripts/budgets.mjs: route to scripts, without what a page shows in
 * its parts. Scripts that every page names already are in neither.
 */
export function pageScripts(): Plugin {
  return {
    name: 'console:page-scripts',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir }, bundle) {
        if (!dir || !bundle['index.html']) return;
        const html = readFileSync(join(dir, 'index.html'), 'utf8');
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const scriptsOf = (modules: readonly (string | undefined)[]): readonly string[] => {
          const found = new Set<string>();
          for (const module of modules.filter((file) => file !== undefined)) {
            const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
            if (!chunk) throw new Error(`No chunk of the build contains ${module}.`);
            withImports(bundle, chunk.fileName, found);
          }
          // A browser makes six requests at a time, so the large scripts leave first.
          return [...found]
            .toSorted((one, other) => sizeOf(bundle, other) - sizeOf(bundle, one))
            .map((script) => `/${script}`)
            .filter((script) => !html.includes(`"${script}"`));
        };
        const modules = routeModules();
        const names = Object.keys(routePaths).filter((name): name is RouteName =>
          modules.has(name),
        );
        const ofRoute = (name: RouteName, content?: string) => {
          const first = scriptsOf([modules.get(name), content && featureFile(content)]);
          const asked = ASKED_AT_ONCE[name];
          const later = asked ? scriptsOf([join(app, asked)]) : [];
          return [first, later.filter((script) => !first.includes(script))] as const;
        };
        const pages = names.flatMap((name) =>
          addressesOf(name).map(
            ({ path, content }) => [pathPattern(path), ...ofRoute(name, content)] as const,
          ),
        );
        for (const [from, to] of Object.entries(redirects)) {
          const page = pages.find(([pattern]) => new RegExp(pattern).test(to));
          if (page) pages.push([pathPattern(from), page[1], page[2]]);
        }
        const routes = {
          ...Object.fromEntries(names.map((name) => [name, ofRoute(name).flat()])),
          'entity-overview': ofRoute('entity', OVERVIEW).flat(),
        };
        writeFileSync(join(dir, '.vite/pages.json'), JSON.stringify(pages));
        writeFileSync(join(dir, '.vite/routes.json'), JSON.stringify(routes));
      },
    },
  };
}
