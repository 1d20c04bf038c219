import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const ROOMS = ['ui', 'features', 'app'];
const FOLDER = 'source';
const ID = 'virtual:source-files';

/**
 * Serves and builds the source of the console as text, so that a page of documentation leads to the
 * code wherever Storybook is hosted. `virtual:source-files` lists the paths.
 */
export function sources(): Plugin {
  const paths = () =>
    ROOMS.flatMap((room) =>
      readdirSync(join(root, 'packages', room, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(tsx?|css)$/.test(path))
        .map((path) => `packages/${room}/src/${path.replaceAll('\\', '/')}`),
    );
  return {
    name: 'console:sources',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(paths())}` : undefined),
    configureServer({ middlewares }) {
      middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const path = join(root, decodeURI(request.url ?? '').replace(/\.txt$/, ''));
        if (!path.startsWith(join(root, 'packages')) || !existsSync(path)) return next();
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(readFileSync(path));
      });
    },
    generateBundle() {
      for (const path of paths())
        this.emitFile({
          type: 'asset',
          fileName: `${FOLDER}/${path}.txt`,
          source: readFileSync(join(root, path)),
        });
    },
  };
}
