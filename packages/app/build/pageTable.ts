import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as needs from '../src/pages/firstNeeds.ts';
import type * as matching from '../src/pages/matchPath.ts';
import type * as table from '../src/pages/pages.tsx';

const root = join(import.meta.dirname, '../../..');

const evaluate = async <T>(file: string): Promise<T> =>
  (
    await runnerImport<T>(join(import.meta.dirname, '../src/pages', file), {
      root,
      configFile: false,
    })
  ).module;

type Load = () => Promise<unknown>;

/** The files that a function of the page table imports. */
export function importedBy(load: Load): readonly string[] {
  const paths = [...String(load).matchAll(/import\w*\("([^"]+)"\)/g)].flatMap((it) => it[1] ?? []);
  if (paths.length === 0) throw new Error(`No import in ${String(load)}`);
  return paths.map((path) => join(root, path));
}

let read: Promise<typeof matching & typeof table & typeof needs> | undefined;

/** The pages, their redirects and what each needs first, as src/pages has them. */
export const pageTable = () =>
  (read ??= Promise.all([
    evaluate<typeof table>('pages.tsx'),
    evaluate<typeof matching>('matchPath.ts'),
    evaluate<typeof needs>('firstNeeds.ts'),
  ]).then(([pages, redirects, firstNeeds]) => ({ ...pages, ...redirects, ...firstNeeds })));

/** The files that these import, each once. */
export const allImportedBy = (loads: readonly (Load | undefined)[]): readonly string[] => [
  ...new Set(loads.flatMap((load) => (load ? importedBy(load) : []))),
];
