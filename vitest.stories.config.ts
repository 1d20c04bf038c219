import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { headlessArgs, headlessPath } from './scripts/chromium.mjs';
import { storyDependencies } from './scripts/storyDependencies.mjs';

/**
 * Every story in headless Chromium. Two pages share the files; each page keeps its modules from
 * file to file.
 */
export default defineConfig({
  plugins: [
    react({ compiler: true }),
    storybookTest({ configDir: join(import.meta.dirname, '.storybook') }),
  ],
  optimizeDeps: { include: storyDependencies },
  test: {
    name: 'storybook',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { executablePath: headlessPath(), args: headlessArgs },
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
});
