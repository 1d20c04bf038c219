import axe from 'axe-core';
import { expect } from 'storybook/test';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Runs the colour rules of axe in the other theme. The accessibility addon checks only the shown
 * theme, and the themes differ only in colours, so not every story has to run twice.
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
