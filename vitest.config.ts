import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs';
import { storyDependencies } from './scripts/storyDependencies.mjs';

const root = import.meta.dirname;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react({ compiler: true })],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{ui,api,features,app}/src/**/*.test.{ts,tsx}',
            'mocks/**/*.{test,spec}.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/{server,embedded-postgres}/src/**/*.{test,spec}.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [
          react({ compiler: true }),
          storybookTest({ configDir: path.join(root, '.storybook') }),
        ],
        optimizeDeps: { include: storyDependencies },
        test: {
          name: 'storybook',
          isolate: false,
          testTimeout: 20_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
              contextOptions: {
                viewport: { width: 1440, height: 1000 },
                reducedMotion: 'reduce',
                locale: 'en-US',
                timezoneId: 'America/New_York',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
