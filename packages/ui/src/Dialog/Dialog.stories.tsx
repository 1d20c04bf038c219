import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { showError } from '../Notices/notices.store.ts';
import { Notices } from '../Notices/Notices.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } }, // in an iframe, because an open dialog would cover the docs page
  args: { title: 'Profile', onClose: fn(), children: <p>Ada King, Administrator</p> },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open profile</Button>
      {open ? (
        <Dialog
          title="Profile"
          onClose={() => setOpen(false)}
          footer={
            <Button tone="primary" onClick={() => setOpen(false)}>
              Close
            </Button>
          }
        >
          <input aria-label="Search" />
        </Dialog>
      ) : null}
    </>
  );
}

export const Small: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Profile' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Medium: Story = { args: { size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };

export const OpenedFromAButton: Story = {
  render: () => <Opener />,
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Open profile' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('textbox', { name: 'Search' })).toHaveFocus();
    await waitFor(() => expect(canvasElement.closest('[inert]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await expect(canvasElement.closest('[inert]')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    footer: <Button tone="primary">Save</Button>,
    children: Array.from({ length: 80 }, (_, index) => <p key={index}>Line {index + 1}</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const body = within(dialog).getByText('Line 80').parentElement;
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
  },
};

export const LongTitle: Story = { args: { title: `${'Verylongname'.repeat(20)} <b>חברה</b>` } };

/** Title and fields of a dialog that fills the window stay in sight beside a stack of notices. */
export const BelowFiveNotices: Story = {
  render: (args) => (
    <>
      <Notices />
      <Dialog {...args}>
        {Array.from({ length: 80 }, (_, index) => (
          <p key={index}>Line {index + 1}</p>
        ))}
      </Dialog>
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    for (const detail of ['One', 'Two '.repeat(60), 'Three', 'Four '.repeat(90), 'Five'])
      showError({ title: 'Conflict', detail });
    await waitFor(async () => {
      const notices = screen.getAllByRole('alert');
      await expect(notices).toHaveLength(5);
      const region = notices[0]?.parentElement?.getBoundingClientRect();
      const { top, bottom } = dialog.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(region?.bottom ?? 0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    for (const close of screen.getAllByRole('button', { name: 'Close notice' }))
      await userEvent.click(close);
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeLessThan(40));
  },
};

export const BesideANotice: Story = {
  render: (args) => (
    <>
      <Notices />
      <Dialog {...args} />
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    showError({ title: 'Conflict', detail: 'Somebody else saved first.' });
    const notice = await screen.findByRole('alert');
    await expect(notice.closest('[inert]')).toBeNull();
    await userEvent.click(within(notice).getByRole('button', { name: 'Close notice' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
