import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RichTextField } from './RichTextField.tsx';

const meta = {
  component: RichTextField,
  args: { label: 'Note', name: 'note', value: '', onChange: fn() },
} satisfies Meta<typeof RichTextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true, help: 'Shown to everybody.' },
  play: async ({ args, canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Note' });
    await expect(editor).toHaveAccessibleDescription('Shown to everybody.');
    await userEvent.click(editor);
    await userEvent.keyboard('Hello');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Hello</p>'));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
  },
};

export const Bold: Story = {
  play: async ({ args, canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Note' });
    await userEvent.click(editor);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'));
    await expect(editor).toHaveFocus();
    await userEvent.keyboard('Now');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Now</strong></p>'));
  },
};

export const Link: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Note' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Link address' }), 'acme.example{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('href="https://acme.example"')));
  },
};

export const Formatted: Story = {
  args: { value: '<p>See <a href="https://acme.example">the page</a>:</p><ul><li><p>one</p></li><li><p>two</p></li></ul><blockquote><p>quoted</p></blockquote><p><code>$url</code></p>' },
};

export const WithError: Story = {
  args: { error: 'Enter a note.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription('Enter a note.');
  },
};

export const LockedWithReason: Story = {
  args: { value: '<p>Written by somebody else.</p>', disabledReason: 'Only the author may change it.' },
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Note' });
    await expect(editor).toHaveAttribute('contenteditable', 'false');
    await expect(editor).toHaveAccessibleDescription('Only the author may change it.');
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
  },
};
