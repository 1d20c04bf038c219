import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { classicScript } from './classicScript.ts';
import { firstRequests } from './firstRequests.ts';
import { pageTable } from './pageTable.ts';

const placeholder = '<!--boot-->';

/**
 * Builds src/boot.ts as a classic script and puts it first in the head. The parser waits for a
 * classic script, so the theme is set before the first paint. The script also requests the first
 * data of the page while the other scripts are still being fetched. In development it is an
 * ordinary module.
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
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir || !bundle['index.html']) return;
        const page = join(dir, 'index.html');
        const html = readFileSync(page, 'utf8');
        if (!html.includes(placeholder))
          throw new Error(`index.html has no ${placeholder} placeholder for the boot script.`);
        const { pages, firstNeeds } = await pageTable();
        const code = await classicScript('src/boot.ts', {
          __FIRST_REQUESTS__: JSON.stringify(firstRequests(pages, firstNeeds)),
        });
        const name = `assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
        writeFileSync(join(dir, name), code);
        writeFileSync(page, html.replace(placeholder, `<script src="/${name}"></script>`));
      },
    },
  };
}
