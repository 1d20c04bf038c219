import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { allImportedBy, pageTable } from './pageTable.ts';
import { modulesOf, scriptsOf, type Costs, type Script } from './sharing.ts';

const root = join(import.meta.dirname, '../../..');
const entry = join(root, 'packages/app/src/main.tsx');

function nameOf(id: string, { modules: [first = ''], starts }: Script): string {
  if (starts.has(entry)) return id.includes('node_modules') ? 'libraries' : 'shell';
  return relative(root, first).replaceAll(/[^\w-]+/g, '-');
}

/** Divides the console into scripts by its table of pages, see sharing.ts and ADR 22. */
export function chunks(): Plugin {
  let names: ReadonlyMap<string, string> | undefined;
  return {
    name: 'console:chunks',
    apply: 'build',
    async config() {
      const { pages, firstNeeds } = await pageTable();
      const all = Object.values(pages);
      const ofLists = new Set(allImportedBy(all.map(({ load, lists }) => lists && load)));
      const parts = firstNeeds.flatMap(({ shows, later }) => [shows, later]);
      const ofPages = new Set(allImportedBy([...all.map(({ load }) => load), ...parts]));
      // Otherwise the list of entities loads 130 KB before its first row instead of 125.
      const [whole = ''] = allImportedBy([pages.entities.load]);
      // People come to lists most. A request costs as much as some two kilobytes of compressed script.
      const weightOf = (start: string) =>
        ofLists.has(start) ? 3.5 : ofPages.has(start) ? 1 : 0.005;
      const costs: Costs = { request: 5000, weightOf, whole };
      const name = (id: string, context: Rolldown.ChunkingContext) => {
        const scripts = names ? [] : [...scriptsOf(modulesOf(context, entry), entry, costs)];
        names ??= new Map(scripts.flatMap((it) => it.modules.map((one) => [one, nameOf(one, it)])));
        return names.get(id);
      };
      const groups = [{ debugName: 'scripts', name }];
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}
