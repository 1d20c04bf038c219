import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  component: LoadingOverlay,
  args: { text: 'Loading Entities...' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 240 }}>
        <p>What is below</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const overlay = canvas.getByRole('status');
    await expect(overlay).toHaveTextContent('Loading Entities...');
    await waitFor(() => expect(overlay).toBeVisible());
    await expect(overlay.getBoundingClientRect()).toEqual(
      canvasElement.querySelector('div')?.getBoundingClientRect(),
    );
  },
};
