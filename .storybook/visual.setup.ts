/// <reference types="@vitest/browser/matchers" />
import { setProjectAnnotations } from 'storybook/preview-api';
import { getProjectAnnotations } from 'virtual:/@storybook/builder-vite/project-annotations.js';
import { afterEach, beforeEach, expect, vi, type TestContext } from 'vitest';

const NOW = new Date('2026-12-01T14:30:20Z'); // a little later than the records of the fixtures

let running: TestContext;

/** What comes and goes by a timer: the cursor of Monaco, and its marks on equal words. */
const still = document.createElement('style');
still.textContent =
  '.monaco-editor :is(.cursor, .wordHighlightText, .decorationsOverviewRuler) { display: none !important }';
document.head.append(still);

setProjectAnnotations([
  getProjectAnnotations(),
  {
    parameters: {
      a11y: { test: 'off' }, // `npm test` looks at it
      viewport: { defaultViewport: 'usual' },
    },
    beforeEach: ({ title, tags }) => {
      if (!title.startsWith('ui/') && !tags.includes('screen')) running.skip();
    },
  },
]);

/** Lets the body be as high as what is drawn, so that the picture has what lies over the page too. */
function fitBody(): void {
  const bottoms = [...document.body.querySelectorAll('*')].map(
    (element) => element.getBoundingClientRect().bottom,
  );
  const height = Math.min(Math.max(...bottoms) + 16, innerHeight);
  document.body.style.minHeight = `${Math.ceil(height)}px`;
}

beforeEach((context) => {
  running = context;
  document.body.style.minHeight = '';
  vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true });
});

/** Pictures what the story ended with, in both themes. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state !== 'pass') return;
  fitBody();
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    // oxlint-disable-next-line vitest/no-standalone-expect -- it belongs to every story of the run
    await expect.soft(document.body).toMatchScreenshot(`${storyId} ${theme}`);
  }
});
