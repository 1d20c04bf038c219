import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const needsDom = (path: string): boolean =>
  readFileSync(join(import.meta.dirname, path), 'utf8').includes('@vitest-environment happy-dom');

const domFiles = ['ui', 'api', 'features', 'app'].flatMap((room) =>
  readdirSync(join(import.meta.dirname, 'packages', room, 'src'), { recursive: true })
    .map((path) => `packages/${room}/src/${String(path).replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && needsDom(path)),
);

/** These have a process each: what they leave waits for a later event, and then sends a request. */
const apart = ['packages/api/src/reviews/outbox/outbox.test.ts'];

const plugins = [react({ compiler: true })];
const shared = { isolate: false, maxWorkers: 2 };
const withDocument = {
  ...shared,
  environment: 'happy-dom' as const,
  setupFiles: './vitest.unit.setup.ts',
  sequence: { groupOrder: 1 },
};

/**
 * Pure modules, hooks and the contract on the fixtures: everything that needs neither browser nor
 * database. A process takes one file after the other. It ends where the next file needs another
 * environment, so that the files with a document come last, in a project of their own.
 */
export const unitProjects = [
  {
    plugins,
    test: {
      ...shared,
      name: 'unit',
      environment: 'node' as const,
      include: [
        'packages/{ui,api,features,app}/{src,build}/**/*.test.{ts,tsx}',
        'mocks/**/*.{test,spec}.ts',
        'scripts/**/*.test.mjs',
      ],
      exclude: ['**/node_modules/**', ...domFiles],
    },
  },
  {
    plugins,
    test: {
      ...withDocument,
      name: 'unit with a document',
      include: domFiles.filter((path) => !apart.includes(path)),
    },
  },
  {
    plugins,
    test: { ...withDocument, isolate: true, name: 'unit with a process each', include: apart },
  },
];

export default defineConfig({ test: { projects: unitProjects } });
