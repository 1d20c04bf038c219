import type { Draft } from '@console/api/core/drafts/drafts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DraftBar, draftLabel } from './DraftBar.tsx';

const now = Math.floor(Date.now() / 1000);
const DAY = 24 * 3600;
const build = (id: string, given: Partial<Draft>): Draft => ({
  id,
  values: id,
  savedAt: now,
  base: now - 20 * DAY,
  ...given,
});
const newest = build('newest', {});
const older = build('older', { savedAt: now - 3 * DAY, base: null });

const meta = {
  title: 'features/form/DraftBar',
  component: DraftBar,
  args: { drafts: [newest], onRestore: fn(), onDiscard: fn() },
} satisfies Meta<typeof DraftBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDraft: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(draftLabel(newest))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Restore' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledWith(newest);
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

/** Each line has its own buttons, named by its draft. */
export const SeveralDrafts: Story = {
  args: { drafts: [newest, older], onCompare: fn() },
  play: async ({ args, canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    await expect(lines.map((line) => line.firstElementChild?.textContent)).toEqual([
      draftLabel(newest),
      draftLabel(older),
    ]);
    const buttons = within(canvas.getByRole('group', { name: draftLabel(older) }));
    await userEvent.click(buttons.getByRole('button', { name: 'Compare' }));
    await userEvent.click(buttons.getByRole('button', { name: 'Discard' }));
    await expect(args.onCompare).toHaveBeenCalledWith(older);
    await expect(args.onDiscard).toHaveBeenCalledWith(older);
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
};

export const NoDrafts: Story = {
  args: { drafts: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
