import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkAccessibility } from './accessibility.ts';

/**
 * Tests the check that runs after each story of `npm test`. Each story plants a fault and takes it
 * away again.
 */
const meta = {
  title: 'Accessibility check',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <main>
      <h1>Employers</h1>
      <p className="planted">Acme</p>
    </main>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the story with more content in it, and returns what the check says of it. */
async function verdictOn(canvasElement: HTMLElement, html: string): Promise<string> {
  await checkAccessibility(); // the story alone is right, and is not looked at again
  const planted = document.createElement('div');
  planted.innerHTML = html;
  canvasElement.querySelector('main')?.append(planted);
  try {
    await checkAccessibility();
    return 'right';
  } catch (error) {
    return String(error);
  } finally {
    planted.remove();
  }
}

const paleIn = (theme: string) =>
  `<style>[data-theme='${theme}'] .pale-${theme} { color: #808080; background: #787878 }</style>
   <p class="pale-${theme}">Hard to read</p>`;

export const PaleInLight: Story = {
  play: async ({ canvasElement }) => {
    const verdict = await verdictOn(canvasElement, paleIn('light'));
    await expect(verdict).toContain('colours in the light theme');
    await expect(verdict).toContain('Hard to read');
  },
};

export const PaleInDark: Story = {
  play: async ({ canvasElement }) => {
    const verdict = await verdictOn(canvasElement, paleIn('dark'));
    await expect(verdict).toContain('colours in the dark theme');
    await expect(verdict).toContain('Hard to read');
    await expect(document.documentElement.dataset['theme']).toBe('light');
  },
};

export const FieldWithoutLabel: Story = {
  play: async ({ canvasElement }) => {
    await expect(await verdictOn(canvasElement, '<input id="a" />')).toContain('label: <input');
    await expect(
      await verdictOn(canvasElement, '<label for="b">Name</label><input id="b" />'),
    ).toBe('right');
    // The same tags and classes: the label names another field.
    await expect(
      await verdictOn(canvasElement, '<label for="c">Name</label><input id="d" />'),
    ).toContain('label: <input');
  },
};

export const NameThatIsEmpty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await verdictOn(canvasElement, '<button aria-label="Close"></button>')).toBe(
      'right',
    );
    await expect(await verdictOn(canvasElement, '<button aria-label=""></button>')).toContain(
      'button-name',
    );
  },
};

/** The text has the class of a right one, and stands on another ground. */
export const ColourFromAround: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await verdictOn(
        canvasElement,
        '<div style="background: #fff"><p class="a" style="color: #222">Some text</p></div>',
      ),
    ).toBe('right');
    await expect(
      await verdictOn(
        canvasElement,
        '<div style="background: #111"><p class="a" style="color: #222">Some text</p></div>',
      ),
    ).toContain('color-contrast');
  },
};
