import { defineConfig } from 'vitest/config';

/** The server, on PGlite or on the PostgreSQL that TEST_DATABASE_URL names. */
export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['packages/{server,embedded-postgres}/src/**/*.{test,spec}.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
