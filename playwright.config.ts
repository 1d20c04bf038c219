import { defineConfig } from 'playwright/test';
import { dates, TIME_ZONE } from './e2e/clock.ts';
import type { ServerOptions } from './e2e/console.ts';
import { headlessArgs, headlessPath } from './scripts/chromium.mjs';

/**
 * Journeys on the built console with the real server: what only the whole can show. Build first
 * (`npm run build`). Those with the tag `@date` run once more at each date that is unlike others;
 * `--project=journeys` leaves that out. `CONSOLE_TODAY=2026-12-31T21:00` begins the others then.
 */
export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/startDatabase.ts',
  // Each has a server and a database of its own. Of one worker the journeys run one after the other.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    reducedMotion: 'reduce',
    // Requests that a service worker answers cannot be watched or held. One journey is about it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: headlessPath(), args: headlessArgs },
  },
  projects: [
    { name: 'journeys' },
    ...Object.entries(dates()).map(([name, today]) => ({
      name,
      grep: /@date/,
      // One server is enough for the few of them.
      workers: 1,
      use: { today },
    })),
  ],
});
