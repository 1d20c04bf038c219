import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { packageRoot } from './db/packageRoot.ts';
import { requireParts } from './developmentParts.ts';

const manifestSchema = v.object({ dependencies: v.record(v.string(), v.string()) });
const dependenciesOf = (name: string): readonly string[] => {
  const text = readFileSync(join(packageRoot, '..', name, 'package.json'), 'utf8');
  return Object.keys(v.parse(manifestSchema, JSON.parse(text)).dependencies);
};
const DEVELOPMENT = ['@console/development', 'oidc-provider', 'php-parser'];

describe('the build of production', () => {
  /** The modules that are in the bundle, and the packages that it leaves to node_modules. */
  let modules: readonly string[];
  let packages: readonly string[];
  beforeAll(async () => {
    const built = await build({
      configFile: join(packageRoot, 'vite.config.ts'),
      logLevel: 'error',
      build: { write: false },
    });
    if (!('output' in built)) throw new Error('One build was expected.');
    const chunks = built.output.flatMap((file) => (file.type === 'chunk' ? file : []));
    modules = chunks.flatMap((chunk) => chunk.moduleIds);
    const own = new Set(chunks.map(({ fileName }) => fileName));
    packages = chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((name) => !own.has(name) && !isBuiltin(name))
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  }, 120_000);

  test('holds no development part', () => {
    expect(modules.some((id) => id.includes('/packages/server/src/startServer.ts'))).toBe(true);
    expect(modules.filter((id) => id.includes('/packages/development/'))).toEqual([]);
  });

  test('imports only what production installs', () => {
    const installed = ['server', 'api', 'embedded-postgres'].flatMap(dependenciesOf);
    expect(installed.filter((name) => DEVELOPMENT.includes(name))).toEqual([]);
    expect(packages).toContain('hono');
    expect(packages.filter((name) => !installed.includes(name))).toEqual([]);
  });
});

describe('a setting that asks for a development part', () => {
  const startWith = (env: Record<string, string>) => () => requireParts(readConfig(env), undefined);

  test('is refused by name where the part is not installed', () => {
    expect(startWith({})).toThrow(
      /^DEV_IDP asks for .*\nSEED_PROFILE asks for .*\nLEGACY_STANDIN asks for .*$/,
    );
    expect(startWith({ SEED_PROFILE: 'none', LEGACY_STANDIN: 'false' })).toThrow(
      'DEV_IDP asks for the identity provider for development, which is not installed: set OIDC_ISSUER, or use npm start.',
    );
  });

  test('is none where the settings name the real services', () => {
    const services = {
      SEED_PROFILE: 'none',
      OIDC_ISSUER: 'https://login.example.com',
      LEGACY_BASE_URL: 'https://admin.example.com',
    };
    expect(startWith(services)).not.toThrow();
    expect(
      startWith({ ...services, LEGACY_BASE_URL: '/legacy', LEGACY_STANDIN: 'false' }),
    ).not.toThrow();
  });
});

test('the import of production refuses to invent', { timeout: 120_000 }, () => {
  const file = join(packageRoot, 'package.json');
  const command = join(packageRoot, 'src', 'import', 'main.ts');
  const files = ['--companies', file, '--listings', file];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', command, ...files, '--invent-details'],
    { encoding: 'utf8' },
  );
  expect([status, stderr.split('\n')[0]]).toEqual([
    2,
    '--invent-details asks for demonstration data, which are not installed.',
  ]);
});
