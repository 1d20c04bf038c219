import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const TONES = ['neutral', 'success', 'warning', 'danger', 'info'];

/** A page in each theme. The theme is set on a document, so each stands in a frame of its own. */
const meta = {
  title: 'Foundations/Themes',
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  render: () => (
    <main>
      <h1>All Entities List</h1>
      <p>
        <a href="#elsewhere">Agoda.com</a>
      </p>
      <p style={{ color: 'var(--ui-colors-fg-muted)' }}>Updated 14:32</p>
      {TONES.map((tone) => (
        <p
          key={tone}
          style={{
            color: `var(--ui-colors-${tone}-fg)`,
            background: `var(--ui-colors-${tone}-subtle)`,
          }}
        >
          {tone}
        </p>
      ))}
    </main>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {
  globals: { theme: 'light' },
  play: async () => {
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(document.body).color).toBe('rgb(28, 32, 39)');
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(21, 23, 27)');
    await expect(getComputedStyle(document.body).color).toBe('rgb(230, 232, 236)');
    await expect(getComputedStyle(canvas.getByText('Updated 14:32')).color).toBe(
      'rgb(167, 174, 186)',
    );
  },
};
