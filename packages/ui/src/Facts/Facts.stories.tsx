import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Facts } from './Facts.tsx';

const meta = {
  component: Facts,
  args: {
    rows: [
      ['Name', 'Acme'],
      ['EID', 4711],
      ['Underrun Protection Triggered', '–'],
      ['Website', 'https://www.acme.example/a/very/long/address/that/does/not/break/by/itself'],
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'EID',
      'Underrun Protection Triggered',
      'Website',
    ]);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('4711');
  },
};

export const InASidebar: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    const [value] = canvas.getAllByRole('definition');
    await expect(term?.getBoundingClientRect().width).toBeLessThan(120);
    await expect(value?.getBoundingClientRect().right).toBeLessThanOrEqual(
      (value?.closest('dl')?.getBoundingClientRect().right ?? 0) + 1,
    );
  },
};

/** Text from elsewhere stays text, and keeps its direction. */
export const HostileText: Story = {
  args: {
    rows: [
      ['Name', '<img src=x onerror=alert(1)> שלום'],
      ['Note', 'x'.repeat(400)],
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)> שלום')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
