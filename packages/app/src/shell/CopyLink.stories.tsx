import { Notices } from '@console/ui/Notices';
import { noticesStore } from '@console/ui/Notices/notices.store.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyLink } from './CopyLink.tsx';

const meta: Meta<typeof CopyLink> = {
  title: 'Shell/CopyLink',
  component: CopyLink,
  args: { collapsed: false },
  decorators: [
    (Story) => (
      <>
        <Notices />
        <Story />
      </>
    ),
  ],
  beforeEach: () => {
    noticesStore.shown = [];
    const before = location.href;
    history.replaceState(null, '', '#a-note');
    return () => history.replaceState(null, '', before);
  },
};
export default meta;
type Story = StoryObj<typeof CopyLink>;

const press = async () => userEvent.click(screen.getByRole('button', { name: 'Copy link' }));

/** Copies the whole address with query and hash. */
export const Copied: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
    await press();
    await expect(await screen.findByText('Link copied.')).toBeVisible();
    await expect(write).toHaveBeenCalledWith(location.href);
    await expect(location.href).toMatch(/#a-note$/);
    write.mockRestore();
  },
};

/** When the clipboard is refused, a notice shows the link. */
export const NotCopied: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await press();
    await expect(await screen.findByText('The link could not be copied.')).toBeVisible();
    await expect(screen.getByRole('link', { name: location.href })).toHaveAttribute(
      'href',
      location.href,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
    write.mockRestore();
  },
};

export const MenuCollapsed: Story = {
  args: { collapsed: true },
  play: async () => {
    await userEvent.hover(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Copy link'));
  },
};
