import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { classicScript } from './classicScript.ts';

const app = join(import.meta.dirname, '..');
const placeholder = '<!--boot-->';

/** An entry of the table in src/routes.tsx, with the module that it imports. */
const ROUTE = /^ {2}'?([\w-]+)'?: \{(?:(?!^ {2}'?[\w-]+'?: \{)[^])*?\bimport\('([^']+)'\)/gm;

/** A page that several routes share, with the module that it imports. */
const SHARED = /^const (\w+): LoadPage = (\(\) =>\s*import\('[^']+'\))/gm;

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

/** Route name to the file that src/routes.tsx imports for it; without the routes still to come. */
function routeModules(): readonly (readonly [name: string, file: string])[] {
  const source = readFileSync(join(app, 'src/routes.tsx'), 'utf8');
  const shared = new Map([...source.matchAll(SHARED)].map(([, name, load]) => [name, load]));
  const table = source.replaceAll(/load: (\w+)/g, (_, name: string) => `load: ${shared.get(name)}`);
  return [...table.matchAll(ROUTE)].map(([, name = '', from = '']) => [
    name,
    from.startsWith('@console/features/')
      ? join(app, '../features/src', `${from.slice('@console/features/'.length)}.tsx`)
      : join(app, 'src', from),
  ]);
}

/** Modules that a page asks for as soon as it is there, by the route. */
const ASKED_AT_ONCE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['spider', 'parser', 'combo'].map((name) => [
      name,
      join(app, '../ui/src/CodeEditor/CodeEditorBody.tsx'),
    ]),
  ),
  // All of what the page of an entity shows first is one script; see chunks.ts.
  entity: join(app, '../features/src/entity-detail/OverviewTab.tsx'),
};

const sizeOf = (bundle: Bundle, fileName: string) => {
  const chunk = bundle[fileName];
  return chunk?.type === 'chunk' ? chunk.code.length : 0;
};

/** Route name to the scripts of its page that the HTML does not name already. */
function routeScripts(bundle: Bundle, html: string): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    routeModules().map(([name, file]) => {
      const found = new Set<string>();
      for (const module of [file, ASKED_AT_ONCE[name]]) {
        if (!module) continue;
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
        if (!chunk) throw new Error(`The build has no script of the route ${name}: ${module}`);
        withImports(bundle, chunk.fileName, found);
      }
      // A browser makes six requests at a time, so the large scripts leave first.
      const scripts = [...found]
        .toSorted((one, other) => sizeOf(bundle, other) - sizeOf(bundle, one))
        .map((script) => `/${script}`);
      return [name, scripts.filter((script) => !html.includes(`"${script}"`))];
    }),
  );
}

/** Small, or mostly opened from another page of the console: the boot script does not preload them. */
const OPENED_FROM_INSIDE =
  'combo scrape test-script job queue-request tags users reports sla productivity test manual-scrapes stuck-scrapes-with-queued-items stuck-scrapes-without-queued-items'.split(
    ' ',
  );

/** The table as the boot script holds it; see src/early/preloadRoute.ts. */
function packed(all: Record<string, readonly string[]>): string {
  const routes = Object.fromEntries(
    Object.entries(all).filter(([name]) => !OPENED_FROM_INSIDE.includes(name)),
  );
  const names = [...new Set(Object.values(routes).flat())];
  const codes = Object.entries(routes).map(([name, scripts]) => [
    name,
    String.fromCharCode(...scripts.map((script) => 48 + names.indexOf(script))),
  ]);
  const short = names.map((name) => /^\/assets\/([\w-]{7})\.js$/.exec(name)?.[1]);
  if (short.includes(undefined))
    throw new Error(`A script of a page has a long name: ${names.join(', ')}`);
  return JSON.stringify([short.join(''), Object.fromEntries(codes)]);
}

/**
 * Builds src/boot.ts as a classic script of its own and puts it first in the head: the parser waits
 * for it, so the theme is set before the first paint, and it requests the route's chunk and first
 * data while the entry is still being fetched. It is built after the entry, because it holds the
 * hashed names of the route chunks. In development it is an ordinary module.
 */
export function bootScript(): Plugin {
  return {
    name: 'console:boot-script',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, context) =>
        context.server
          ? html.replace(placeholder, '<script type="module" src="/src/boot.ts"></script>')
          : html,
    },
    config: () => ({ define: { __ROUTE_SCRIPTS__: '["",{}]' } }),
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir || !bundle['index.html']) return;
        const page = join(dir, 'index.html');
        const html = readFileSync(page, 'utf8');
        if (!html.includes(placeholder))
          throw new Error(`index.html lost its ${placeholder} mark.`);
        const scripts = routeScripts(bundle, html);
        // For scripts/budgets.mjs. A tab of an entity has the same page, without the overview.
        const { entity: overview, ...others } = scripts;
        const counted = { ...others, entity: scripts['entity-tab'], 'entity-overview': overview };
        writeFileSync(join(dir, '.vite/routes.json'), JSON.stringify(counted));
        const code = await classicScript('src/boot.ts', { __ROUTE_SCRIPTS__: packed(scripts) });
        const name = `assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
        writeFileSync(join(dir, name), code);
        writeFileSync(page, html.replace(placeholder, `<script src="/${name}"></script>`));
      },
    },
  };
}
