import { serverBuild } from '../server/vite.config.ts';

// The server with its development parts, as `npm start` runs it.
export default serverBuild(import.meta.dirname, {
  main: 'src/main.ts',
  import: 'src/import/main.ts',
  phpWorker: 'src/legacy/phpWorker.mjs',
});
