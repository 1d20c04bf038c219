import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { after, before } from './scripts/pictures.mjs';
import stories from './vitest.stories.config.ts';

/** The stories again, each ending with its pictures: for `npm run visual`. */
export default mergeConfig(
  stories,
  defineConfig({
    test: {
      hookTimeout: 60_000,
      setupFiles: [join(import.meta.dirname, '.storybook/visual.setup.ts')],
      browser: {
        api: { allowWrite: true },
        expect: {
          toMatchScreenshot: {
            comparatorOptions: { threshold: 0.01 }, // a colour that is a little darker counts
            timeout: 20_000, // for a picture that does not change any more, on a busy machine
            resolveScreenshotPath: ({ arg, root }) => join(root, before, `${arg}.png`),
            resolveDiffPath: ({ arg, root }) => join(root, after, `${arg}.png`),
          },
        },
      },
    },
  }),
);
