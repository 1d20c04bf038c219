import axe from 'axe-core';
import { expect } from 'storybook/test';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The accessibility addon has looked at the story in the theme it is shown in. Only colours differ
 * in the other one, so the rules about colours are run there too, instead of every story twice.
 */
export async function checkContrastInOtherTheme(): Promise<void> {
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  const other = shown === 'dark' ? 'light' : 'dark';
  dataset['theme'] = other;
  await nextFrame();
  await nextFrame();
  try {
    axe.reset();
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast', 'link-in-text-block'],
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    );
    await expect(found, `colours in the ${other} theme`).toEqual([]);
  } finally {
    dataset['theme'] = shown;
  }
}
