import { join } from 'node:path';
import type { Plugin } from 'vite';
import { scriptsWith } from './pageScripts.ts';
import { allImportedBy, pageTable } from './pageTable.ts';

const entry = join(import.meta.dirname, '../src/main.tsx');

/**
 * Puts a comment into the first line of the scripts that most pages start with, and of those of the
 * code editor. It makes a browser compile all of their functions off the main thread while the file
 * arrives. Nearly every one of these functions runs before the first row is shown. Without the
 * comment the browser parses each function twice, the second time when it is called, which takes a
 * sixth of the script time of a second visit. Browsers that do not know the comment ignore it.
 */
export function compileHints(): Plugin {
  return {
    name: 'console:compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post', // after Vite has written its own lines at the top
      async handler(_options, bundle) {
        const { pages, firstNeeds } = await pageTable();
        const loads = Object.values(pages).map(({ load }) => load);
        const ofPages = allImportedBy(loads).map((module) => scriptsWith(bundle, [module]));
        const isOfMost = (name: string) =>
          ofPages.filter((scripts) => scripts.has(name)).length > ofPages.length / 2;
        const ofEditor = firstNeeds
          .filter(({ later }) => later)
          .flatMap(({ page, later }) => allImportedBy([pages[page].load, later]));
        const named = scriptsWith(bundle, [entry, ...ofEditor]);
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && (named.has(chunk.fileName) || isOfMost(chunk.fileName)))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}
