import { defineConfig } from 'playwright/test';
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs';

/**
 * Journeys on the built console with the real server: what only the whole can show. Build first
 * (`npm run build`).
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/startServer.ts',
  // One server and one database for all of them; each journey makes the records that it changes.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    // Requests that a service worker answers cannot be watched or held. One journey is about it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
});
