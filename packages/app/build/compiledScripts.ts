import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { classicScript } from './classicScript.ts';

/**
 * Matches the patterns of the pages with the code editor. Their scripts are left out: a browser
 * compiles the parts of the editor that a page needs, and most of the editor is never called.
 */
const HAS_EDITOR = /spider|parser|combo/;

/**
 * Builds the service worker of src/compiledScripts.ts as `/compiled-scripts.js`, with the list of
 * the scripts that the pages start with. This plugin has to run after `bootScript`, because the
 * boot script is one of the listed scripts.
 */
export function compiledScripts(): Plugin {
  return {
    name: 'console:compiled-scripts',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir || !bundle['index.html']) return;
        const html = readFileSync(join(dir, 'index.html'), 'utf8');
        const entry = [...html.matchAll(/"(\/assets\/[\w-]+\.js)"/g)].map(([, name = '']) => name);
        const pages: readonly (readonly [
          pattern: string,
          first: readonly string[],
          later: readonly string[],
        ])[] = JSON.parse(readFileSync(join(dir, '.vite/pages.json'), 'utf8'));
        const ofPages = pages.flatMap(([pattern, first, later]) =>
          HAS_EDITOR.test(pattern) ? [] : [...first, ...later],
        );
        const scripts = JSON.stringify([...new Set([...entry, ...ofPages])]);
        const code = await classicScript('src/compiledScripts.ts', { __SCRIPTS__: scripts });
        writeFileSync(join(dir, 'compiled-scripts.js'), code);
      },
    },
  };
}
