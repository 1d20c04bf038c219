import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Pure modules, hooks and the contract on the fixtures: everything that needs neither browser nor
 * database.
 */
export default defineConfig({
  plugins: [react({ compiler: true })],
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'packages/{ui,api,features,app}/src/**/*.test.{ts,tsx}',
      'mocks/**/*.{test,spec}.ts',
      'scripts/**/*.test.mjs',
    ],
    isolate: false,
    maxWorkers: 2,
  },
});
