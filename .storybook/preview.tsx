import { layoutStore } from '@console/features/list/layout.store.ts';
import { forgetViews } from '@console/features/list/views/syncViews.ts';
import { recordSidebarStore } from '@console/features/parts/record-sidebar/recordSidebar.store.ts';
import { ChakraParts } from '@console/ui/ChakraParts';
import { leaveKeysToInputMethod } from '@console/ui/inputMethod.ts';
import { noticesStore } from '@console/ui/Notices/notices.store.ts';
import { setFace } from '@console/ui/theme/face';
import { fetchFace } from '@console/ui/theme/fetchFace';
import '@console/ui/theme/styles';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure, prettyDOM } from 'storybook/test';
import { CHECKED, checkAccessibility } from './accessibility.ts';
import { offerWords } from './argTypes.ts';
import { docs } from './docs/index.tsx';
import { stayInPlace } from './docs/stayInPlace.ts';
import { forgetDrafts } from './drafts.ts';
import { chooseDensity, chooseMotion, chosenPerson, toolbar, widths } from './toolbar.ts';

leaveKeysToInputMethod();
setFace();
await fetchFace(); // texts are measured in it
configure({
  asyncUtilTimeout: 15_000, // how long findBy… and waitFor wait on a busy machine
  // What is awaited fails many times before it is there. Testing Library would print the whole page
  // each time, and show no more of it than this.
  getElementError: (message, container) => {
    let left = 300;
    const filterNode = (node: Node) => {
      left -= 1;
      const isOurs = !(node instanceof Element && node.matches('script, style, .sb-wrapper'));
      return left > 0 && isOurs && node.nodeType !== Node.COMMENT_NODE;
    };
    const page = prettyDOM(container, undefined, { filterNode });
    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

stayInPlace();

/** Clears what an earlier story left in this page. Storybook's own settings stay. */
function forgetEarlierStory(): void {
  noticesStore.shown = [];
  noticesStore.history = [];
  forgetViews();
  layoutStore.sidebarOpen = false;
  recordSidebarStore.open = false;
  recordSidebarStore.panel = undefined;
  for (const key of Object.keys(localStorage))
    if (!/storybook|^sb-/i.test(key)) localStorage.removeItem(key);
}

/**
 * Whether `npm test` runs the stories, and not Storybook or its test panel, which show what axe
 * says.
 */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error', disable: isTestRun }, // a test run has its own check
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    controls: { expanded: true, matchers: { date: /At$/ } },
    docs: { codePanel: true, ...docs },
    options: {
      storySort: {
        order: ['Welcome', 'Writing stories', 'Foundations', 'ui', 'parts', 'features', 'app'],
      },
    },
    viewport: { options: widths },
  },
  loaders: [mswLoader()],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
      return (
        // Who is signed in is read when a screen begins.
        <ChakraParts key={globals['role']}>
          <Story />
        </ChakraParts>
      );
    },
  ],
  argTypesEnhancers: [offerWords],
  beforeEach: async ({ globals, msw }) => {
    forgetEarlierStory();
    chooseDensity(globals);
    chooseMotion(globals);
    msw?.use(...chosenPerson(globals));
    await forgetDrafts();
  },
  afterEach: async ({ parameters, reporting }) => {
    if (!isTestRun) return;
    if (parameters['a11y']?.test === 'error') await checkAccessibility();
    reporting.addReport({ type: CHECKED, version: 1, status: 'passed', result: {} });
  },
};

export default preview;
