import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { FirstNeed } from '../src/pages/firstNeeds.ts';
import type { PageName } from '../src/pages/pages.tsx';
import { allImportedBy, pageTable } from './pageTable.ts';
import { pathPattern } from './pathPattern.ts';

const root = join(import.meta.dirname, '../../..');

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The names of the scripts that hold these modules, and of all that must run before them. */
export function scriptsWith(bundle: Bundle, modules: readonly string[]): ReadonlySet<string> {
  const chunks = chunksOf(bundle);
  const found = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (!chunk) throw new Error(`No chunk of the build contains ${module}.`);
      return chunk.fileName;
    }),
  );
  for (const fileName of found) {
    const chunk = bundle[fileName];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported);
  }
  return found;
}

const sizeOf = (bundle: Bundle, fileName: string) => {
  const chunk = bundle[fileName];
  return chunk?.type === 'chunk' ? chunk.code.length : 0;
};

/**
 * Writes three files that say which scripts a page starts with. The server reads `.vite/pages.json`
 * and names these scripts in the HTML of the page; the list of the service worker is made from the
 * same file. Each of its entries has a pattern for the pathname, the scripts of the first frame,
 * and the scripts that are needed only after it. The first entry whose pattern matches counts.
 * scripts/budgets.mjs reads `.vite/routes.json`, which maps each route to its scripts; except in
 * `entity-overview` they are without the scripts of the parts that a page shows. Neither file has
 * the scripts that index.html names for every page. `.vite/scripts.json` says which modules each
 * script holds, and which scripts it imports and loads.
 */
export function pageScripts(): Plugin {
  return {
    name: 'console:page-scripts',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir || !bundle['index.html']) return;
        const html = readFileSync(join(dir, 'index.html'), 'utf8');
        // A browser makes six requests at a time, so the large scripts are requested first.
        const scriptsOf = (modules: readonly string[]): readonly string[] =>
          [...scriptsWith(bundle, modules)]
            .toSorted((one, other) => sizeOf(bundle, other) - sizeOf(bundle, one))
            .map((script) => `/${script}`)
            .filter((script) => !html.includes(`"${script}"`));
        const { pages: table, redirects, firstNeeds } = await pageTable();
        const ofPage = (name: PageName, { shows, later }: Partial<FirstNeed> = {}) => {
          const first = scriptsOf(allImportedBy([table[name].load, shows]));
          const others = scriptsOf(allImportedBy([later]));
          return [first, others.filter((script) => !first.includes(script))] as const;
        };
        const names = (Object.keys(table) as PageName[]).filter((name) => table[name].load);
        const pages = names.flatMap((name) => {
          const needs = firstNeeds.filter(({ page }) => page === name);
          const ofAll = needs.find(({ tab }) => tab === undefined);
          const path: string = table[name].path;
          return [
            ...needs
              .filter(({ tab, shows }) => tab !== undefined && shows)
              .map((need) => [path.replace(/:tab\??$/, need.tab ?? ''), need] as const),
            [path, ofAll] as const,
          ].map(([address, need]) => [pathPattern(address), ...ofPage(name, need)] as const);
        });
        for (const [from, to] of Object.entries(redirects)) {
          const page = pages.find(([pattern]) => new RegExp(pattern).test(to));
          if (page) pages.push([pathPattern(from), page[1], page[2]]);
        }
        const overview = firstNeeds.find(({ page, shows }) => page === 'entity' && shows);
        const laterOf = (name: PageName) =>
          firstNeeds.find(({ page, later }) => page === name && later)?.later;
        const routes = {
          ...Object.fromEntries(
            names.map((name) => [name, ofPage(name, { later: laterOf(name) }).flat()]),
          ),
          'entity-overview': ofPage('entity', overview).flat(),
        };
        const scripts = chunksOf(bundle).map(({ fileName, imports, dynamicImports, moduleIds }) => [
          fileName,
          { imports, loads: dynamicImports, modules: moduleIds.map((id) => relative(root, id)) },
        ]);
        mkdirSync(join(dir, '.vite'), { recursive: true });
        writeFileSync(join(dir, '.vite/pages.json'), JSON.stringify(pages));
        writeFileSync(join(dir, '.vite/scripts.json'), JSON.stringify(Object.fromEntries(scripts)));
        writeFileSync(join(dir, '.vite/routes.json'), JSON.stringify(routes));
      },
    },
  };
}
