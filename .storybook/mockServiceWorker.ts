import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'mockServiceWorker.js';

/**
 * Serves and builds MSW's worker script from the installed package, because a committed copy could
 * become outdated. It would end itself with the last page, and a page that is loaded meanwhile, as
 * by a reload, would be left without answers.
 */
export function mockServiceWorker(): Plugin {
  const source = () =>
    readFileSync(fileURLToPath(import.meta.resolve(`msw/${NAME}`)), 'utf8').replace(
      'self.registration.unregister()',
      '',
    );
  return {
    name: 'console:mock-service-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: source() });
    },
  };
}
