import { createElement, type PropsWithChildren } from 'react';
import {
  addons,
  types,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';

/**
 * Shows the story a second time in the other theme, when the toolbar asks for both. Storybook
 * builds this file without the JSX of the project.
 */
function BothThemes({ children }: PropsWithChildren) {
  const api = useStorybookApi();
  const { storyId, viewMode } = useStorybookState();
  const [globals] = useGlobals();
  const other = globals['theme'] === 'dark' ? 'light' : 'dark';
  const { previewHref } = api.getStoryHrefs(storyId, {
    queryParams: { globals: `theme:${other}` },
  });
  return createElement(
    'div',
    { style: { display: 'flex', gap: 1, width: '100%', height: '100%' } },
    createElement('div', { style: { position: 'relative', flex: 1 } }, children),
    globals['themes'] === 'both' &&
      viewMode === 'story' &&
      createElement('iframe', {
        key: previewHref,
        src: previewHref,
        title: `In the ${other} theme`,
        style: { flex: 1, minWidth: 0, height: '100%', border: 0 },
      }),
  );
}

/** `Retry After Failure`, as Storybook spells the name of an export, in the spelling of the console. */
const inSentenceCase = (name: string) =>
  name
    .replace(/(?<=.)\b[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/\b(ats|id|php|sla)\b/gi, (word) => word.toUpperCase());

addons.setConfig({
  sidebar: {
    renderLabel: ({ type, name }) => (type === 'story' ? inSentenceCase(name) : name),
  },
});

addons.register('console/themes', () => {
  addons.add('console/themes', { type: types.PREVIEW, render: BothThemes });
});
