import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CareerPageButton } from './CareerPageButton.tsx';

const meta: Meta<typeof CareerPageButton> = {
  title: 'features/quality/CareerPageButton',
  component: CareerPageButton,
  args: { address: 'https://www.acme.example/careers' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open career page' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Unknown: Story = {
  args: { address: null },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open career page' });
    button.focus();
    await waitFor(() => expect(button).toHaveAccessibleDescription('No career page is known.'));
  },
};

/** An address from the server may be a script: nothing is opened. */
export const NoWebAddress: Story = {
  args: { address: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    const frame = spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get'); // what opens the window
    await userEvent.click(canvas.getByRole('button', { name: 'Open career page' }));
    await expect(frame).not.toHaveBeenCalled();
    frame.mockRestore();
  },
};
