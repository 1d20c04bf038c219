import { defineConfig } from 'vitest/config';
import { serverProjects } from './vitest.server.config.ts';
import { unitProjects } from './vitest.unit.config.ts';

// `npx vitest run <file>` finds a unit or server test without loading Storybook. The test panel of
// Storybook (@storybook/addon-vitest) reads this file too, and sets VITEST_STORYBOOK.
export default defineConfig({
  test: {
    projects: process.env['VITEST_STORYBOOK']
      ? ['vitest.stories.config.ts']
      : [...unitProjects, ...serverProjects],
  },
});
